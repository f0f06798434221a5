import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineCsv, type ImportProgress } from '@assay/schema/core/csv';
import { text } from '@assay/schema/core/fields';
import { runImport, type ImportPlan, type ImportRoute } from './run-import.ts';

const columns = defineCsv({
  name: { header: 'Name', rule: text(10), description: 'Name.', example: 'Ann' },
});

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'assay-import-'));
});
afterAll(() => rm(directory, { recursive: true }));

type Plan = ImportPlan<ImportRoute, typeof columns, string>;

/** Imports rows of names with a plan that remembers what it was told to save. */
async function run(names: readonly string[], more: Partial<Plan> = {}) {
  const file = path.join(directory, 'names.csv');
  await writeFile(file, `Name\n${names.map((name) => `${name}\n`).join('')}`);
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
    begin: async () => (row) => row.value.name,
    save: async (_context, _params, rows) => void saved.push(...rows.map(({ value }) => value)),
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

it('tells what a plan finds across rows and in the database, with the lines of the file', async () => {
  const { outcome, saved } = await run(['Ann', 'Bob', 'Ann'], {
    begin: async () => {
      const seen = new Set<string>();
      return ({ row, value }, report) => {
        if (seen.has(value.name)) report(row, 'name', 'DUPLICATE_VALUE');
        seen.add(value.name);
        return value.name;
      };
    },
    look: async (_context, _params, rows, report) => {
      for (const { row, value } of rows)
        if (value === 'Bob') report(row, 'name', 'NAME_ALREADY_EXISTS');
    },
  });

  expect(outcome).toMatchObject(
    refusal([
      {
        row: 3,
        columns: { Name: [expect.objectContaining({ errorCode: 'NAME_ALREADY_EXISTS' })] },
      },
      { row: 4, columns: { Name: [expect.objectContaining({ errorCode: 'DUPLICATE_VALUE' })] } },
    ]),
  );
  expect(saved).toEqual([]);
});

it('looks again before it saves: what came meanwhile is refused', async () => {
  let passes = 0;

  const { outcome, saved } = await run(['Ann'], {
    begin: async () => {
      passes += 1;
      return (row) => row.value.name;
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
