import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineCsv, IMPORT_FAILED_ROWS_SHOWN } from '@assay/schema/core/csv';
import { lines, optional, text } from '@assay/schema/core/fields';
import { csvLines } from '../csv/write-csv.ts';
import { readRows } from './read-rows.ts';
import { ImportRefusal, RowErrors } from './row-errors.ts';
import { serverTexts } from '../server-texts.ts';

const people = defineCsv({
  name: { header: 'Full Name', rule: text(10), description: 'Name.', example: 'Ann' },
  note: { header: 'Note', rule: optional(lines(255)), description: 'Note.', example: '' },
});

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'assay-import-'));
});
afterAll(() => rm(directory, { recursive: true }));

let files = 0;
const fileOf = async (content: string | Buffer): Promise<string> => {
  files += 1;
  const file = path.join(directory, `${files}.csv`);
  await writeFile(file, content);
  return file;
};

async function read(content: string | Buffer, columns = people) {
  const rows: unknown[] = [];
  const errors = new RowErrors(columns);
  for await (const some of readRows(await fileOf(content), columns, errors))
    rows.push(...some.map(({ row, value }) => [row, value.name, value.note]));
  errors.throwIfAny();
  return rows;
}

/** Failures as `line header code`. */
async function failures(content: string | Buffer) {
  const refusal = await read(content).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ImportRefusal)) throw new Error('nothing was refused');
  const { errors } = refusal.envelope('test');
  if (errors === undefined || !Array.isArray(errors['rows'])) throw new Error('no rows');
  return (
    errors['rows'] as { row: number; columns: Record<string, { errorCode: string }[]> }[]
  ).flatMap(({ row, columns }) =>
    Object.entries(columns).flatMap(([header, list]) =>
      list.map(({ errorCode }) => `${row} ${header} ${errorCode}`),
    ),
  );
}

describe('a file as people send it', () => {
  it.each([
    ['line feeds', 'Full Name,Note\nAnn,x\n', [[2, 'Ann', 'x']]],
    ['carriage returns and line feeds', 'Full Name,Note\r\nAnn,x\r\n', [[2, 'Ann', 'x']]],
    [
      'both',
      'Full Name,Note\r\nAnn,x\nBob,y\r\n',
      [
        [2, 'Ann', 'x'],
        [3, 'Bob', 'y'],
      ],
    ],
    ['no line end at the end', 'Full Name,Note\nAnn,x', [[2, 'Ann', 'x']]],
    ['a byte order mark', '\ufeffFull Name,Note\nAnn,x\n', [[2, 'Ann', 'x']]],
    ['other columns in another order', 'Age,NOTE, full name \n7,x,Ann\n', [[2, 'Ann', 'x']]],
    ['an optional column left out', 'Full Name\nAnn\n', [[2, 'Ann', null]]],
    ['blanks around cells', 'Full Name,Note\n  Ann , "x" \n', [[2, 'Ann', 'x']]],
    [
      'blank lines and lines of commas',
      'Full Name,Note\n\nAnn,x\n,\n \nBob,\n',
      [
        [3, 'Ann', 'x'],
        [6, 'Bob', null],
      ],
    ],
    [
      'commas, quotes and line ends in quotes',
      'Full Name,Note\n"A, B","say ""x""\r\nand y"\nBob,z\n',
      [
        [2, 'A, B', 'say "x"\r\nand y'],
        [3, 'Bob', 'z'],
      ],
    ],
    ['a quote inside a cell', 'Full Name,Note\nAnn,5" pipe\n', [[2, 'Ann', '5" pipe']]],
    ['fewer cells than columns', 'Full Name,Note\nAnn\n', [[2, 'Ann', null]]],
    ['commas behind the last column', 'Full Name,Note\nAnn,x,,\n', [[2, 'Ann', 'x']]],
    ['text that looks like a formula', 'Full Name,Note\nAnn,=1+1\n', [[2, 'Ann', '=1+1']]],
    ['a guarded formula', "Full Name,Note\nAnn,'=1+1\n", [[2, 'Ann', '=1+1']]],
    ['an apostrophe that guards nothing', "Full Name,Note\nAnn,'tis\n", [[2, 'Ann', "'tis"]]],
  ])('may have %s', async (_what, content, expected) => {
    expect(await read(content)).toEqual(expected);
  });

  it('may be cut anywhere on its way', async () => {
    const rows = Array.from({ length: 4_000 }, (_, index) => ['Zoë', `"${index}"\r\nnext`]);

    const found = await read(csvLines([['Full Name', 'Note'], ...rows]));

    expect(found).toEqual(rows.map(([name, note], index) => [2 + index, name, note]));
  });
});

describe('a file that is refused', () => {
  it.each([
    ['a missing column as row 1', 'Note\nx\n', ['1 Full Name BLANK']],
    ['a file of nothing but blank lines', '\n\n', ['1 Full Name BLANK']],
    ['a column that is there twice', 'Note,Full Name,note\nx,Ann,y\n', ['1 Note DUPLICATE_VALUE']],
    [
      'every failing cell',
      'Full Name,Note\n,x\nAnn,y\nToo long a name,z\n',
      ['2 Full Name BLANK', '4 Full Name TOO_LONG'],
    ],
    ['cells that no column has', 'Full Name,Note\nSmith, Ann,x\n', ['2 _ INVALID']],
    [
      'a quotation mark that stays open',
      'Full Name,Note\n,a\nBob,"b\nCid,c\n',
      ['2 Full Name BLANK', '3 _ INVALID'],
    ],
    ['text behind a closing quotation mark', 'Full Name,Note\nAnn,"a"b\n', ['2 _ INVALID']],
  ])('names %s', async (_what, content, expected) => {
    expect(await failures(content)).toEqual(expected);
  });

  it('names 100,001 rows as too many, however bad they are', async () => {
    await expect(read(`Full Name\n${'Ann\n'.repeat(100_001)}`)).rejects.toMatchObject({
      code: 'BULK_TOO_MANY_ROWS',
    });
  });

  it('lists the first thousand failing rows and counts the others', async () => {
    const error = await read(`Full Name,Note\n${',x\n'.repeat(3_000)}`).catch(
      (each: unknown) => each,
    );

    if (!(error instanceof ImportRefusal)) throw new Error('nothing was refused');
    const { message, params, errors } = error.envelope('test');
    expect(message).toMatch(/^Some fields are invalid\./);
    expect(params).toEqual({ failedRows: 3_000 });
    expect(errors?.['rows']).toHaveLength(IMPORT_FAILED_ROWS_SHOWN);
  });
});

it.each([';', '\t'])('a file with %j between its columns is told how to be saved', async (mark) => {
  const refusal: unknown = await read(`Full Name${mark}Note\nAnn${mark}x\n`).catch(
    (error: unknown) => error,
  );
  if (!(refusal instanceof ImportRefusal)) throw new Error('nothing was refused');
  expect(JSON.stringify(refusal.envelope('test'))).toContain(serverTexts.notCommas);
});
