import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineCsv, IMPORT_FAILED_ROWS_SHOWN, type ImportProgress } from '@assay/schema/core/csv';
import { optionalText, text } from '@assay/schema/core/fields';
import { errorText } from '@assay/schema/core/errors';
import type { ImportErrors } from '@assay/schema/core/import-errors';
import type { ImportPlan, ImportRoute } from './import-plan.ts';
import { runImport } from './run-import.ts';

const columns = defineCsv({
  name: { header: 'Name', rule: text(10), description: 'Name.', example: 'Ann' },
  note: { header: 'Note', rule: optionalText(5), description: 'Note.', example: '' },
});

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'assay-import-'));
});
afterAll(() => rm(directory, { recursive: true }));

type Plan = ImportPlan<ImportRoute, typeof columns, unknown>;

/** Imports rows of names with a plan that remembers what it was told to save. */
async function run(rows: readonly string[], more: Partial<Plan> = {}, head = 'Name') {
  const file = path.join(directory, 'names.csv');
  await writeFile(file, `${head}\n${rows.map((row) => `${row}\n`).join('')}`);
  const saved: string[] = [];
  const progress: ImportProgress[] = [];
  const context = {} as never;
  const call = {
    file: { path: file },
    params: {},
    step: (work: (context: never) => unknown) => work(context),
    finish: (work: (context: never) => unknown) => work(context),
    tell: (each: ImportProgress) => progress.push(each),
  };
  const outcome = await runImport(call as never, {
    columns,
    begin: async () => () => null,
    save: async (_context, _params, some) =>
      void saved.push(...some.map(({ value }) => value.name)),
    ...more,
  }).catch((error: { envelope(id: string): object }) => error.envelope('test'));
  return { outcome, saved, progress };
}

const refusal = (rows: object[]) => ({
  errors: { rows: rows.map((row) => expect.objectContaining(row)) },
});

it('saves every row once, in the order of the file', async () => {
  const names = Array.from({ length: 2_500 }, (_, index) => `n${index}`);

  const { outcome, saved } = await run(names);

  expect(outcome).toEqual({ created: 2_500 });
  expect(saved).toEqual(names);
});

it('hands on at most a thousand rows at once', async () => {
  const sizes: number[] = [];

  await run(
    Array.from({ length: 9_000 }, () => 'Ann'),
    {
      save: async (_context, _params, rows) => void sizes.push(rows.length),
    },
  );

  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
});

it('saves nothing when one row fails', async () => {
  const { outcome, saved } = await run(['Ann', 'Far too long a name', 'Bob']);

  expect(outcome).toMatchObject(refusal([{ row: 3 }]));
  expect(saved).toEqual([]);
});

/** Refuses a name that is twice in the file, a note of no name, and Bob, whom the database has. */
const strict = {
  begin: async () => {
    const lines = new Map<string, number>();
    return ({ row, value: { name, note } }, report) => {
      if (name === undefined) return;
      if (lines.has(name)) report(row, 'name', 'DUPLICATE_VALUE', {}, 'Twice.');
      lines.set(name, row);
      if (name === note) report(row, 'note', 'INVALID', {}, 'A name.');
    };
  },
  look: async (_context, _params, rows, report) => {
    for (const { row, value } of rows)
      if (value.name === 'Bob') report(row, 'name', 'NAME_ALREADY_EXISTS', {}, 'There.');
  },
} satisfies Partial<Plan>;

/** What is wrong as `line title message`, in the order of the answer. */
async function told(rows: readonly string[], head?: string): Promise<string[]> {
  const { outcome, saved } = await run(rows, strict, head);
  expect(saved).toEqual([]);
  const { errors } = outcome as unknown as { errors: ImportErrors };
  return errors.rows.flatMap(({ row, columns: titles }) =>
    Object.entries(titles).flatMap(([title, list]) =>
      list.map(({ message }) => `${row} ${title} ${message}`),
    ),
  );
}
const tooLong = (max: number): string => errorText('TOO_LONG', { max });

it('tells what a plan finds across rows and in the database, with the lines of the file', async () => {
  expect(await told(['Ann', 'Bob', 'Ann'])).toEqual(['3 Name There.', '4 Name Twice.']);
});

it('tells everything that is wrong with each row at once, by the columns of the file', async () => {
  const rows = [
    'Ann,Ann',
    'Too long,Bob',
    'Too long,Ann',
    'Ann,',
    ',',
    'Bob,Bob',
    ',Far too long a name',
  ];

  expect(await told(rows, 'Note,Name')).toEqual([
    '2 Note A name.',
    `3 Note ${tooLong(5)}`,
    '3 Name There.',
    `4 Note ${tooLong(5)}`,
    '4 Name Twice.',
    `5 Name ${errorText('BLANK')}`,
    '7 Note A name.',
    '7 Name Twice.',
    '7 Name There.',
    `8 Name ${tooLong(10)}`,
  ]);
});

it('compares nothing of a row whose cells stand in the wrong columns', async () => {
  const [shifted, ...others] = await told(['Bob,Ann,x', 'Bob,', 'Bob,'], 'Name,Note');

  expect(shifted).toMatch(/^2 _ This row has more cells/);
  expect(others).toEqual(['3 Name There.', '4 Name Twice.', '4 Name There.']);
});

it('tells what is wrong before a quotation mark that stays open', async () => {
  const found = await told(['Bob,x', 'Ann,x', 'Ann,"x'], 'Name,Note');

  expect(found).toEqual(['2 Name There.', expect.stringMatching(/^4 _ A quotation mark/)]);
});

it('lists the first failing rows of the file, whatever they failed at, and counts all', async () => {
  const rows = Array.from(
    { length: 4_000 },
    (_, index) => `n${index},${index < 700 ? '' : 'Too long'}`,
  );
  rows[5] = 'Bob,';
  rows[600] = 'Bob,';
  rows[3_999] = 'n7,';

  const { outcome } = await run(rows, strict, 'Name,Note');

  const { errors, params } = outcome as unknown as { errors: ImportErrors; params: object };
  const listed = errors.rows.map(({ row }) => row);
  expect(listed.slice(0, 3)).toEqual([7, 602, 702]);
  expect(listed).toHaveLength(IMPORT_FAILED_ROWS_SHOWN);
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
  expect(listed.at(-1)).toBe(702 + IMPORT_FAILED_ROWS_SHOWN - 3);
  expect(params).toEqual({ failedRows: 2 + 3_300 });
});

it('looks again before it saves: what came meanwhile is refused', async () => {
  let passes = 0;

  const { outcome, saved } = await run(['Ann'], {
    begin: async () => {
      passes += 1;
      return () => null;
    },
    look: async (_context, _params, [first], report) => {
      if (passes === 2) report(first?.row ?? 0, 'name', 'NAME_ALREADY_EXISTS');
    },
  });

  expect(outcome).toMatchObject(refusal([{ row: 2 }]));
  expect(saved).toEqual([]);
});

it('refuses a file without rows', async () => {
  const { outcome } = await run([]);

  expect(outcome).toMatchObject({ errors: { csv: [{ message: 'The file has no rows.' }] } });
});

it('tells how far it is: lines while it checks, rows while it saves', async () => {
  const { progress } = await run(Array.from({ length: 2_000 }, () => 'Ann'));

  expect(progress.filter(({ phase }) => phase === 'CHECKING').at(-1)).toEqual({
    phase: 'CHECKING',
    processed: 2_001,
    total: 2_002,
  });
  expect(progress.at(-1)).toEqual({ phase: 'SAVING', processed: 2_000, total: 2_000 });
});
