import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCsvText } from '@assay/schema/core/csv-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCsv, type CsvLine } from './read-csv.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'csv-'));
});
afterAll(() => rm(directory, { recursive: true }));

const streamed = async (text: string): Promise<CsvLine[]> => {
  const file = path.join(directory, 'file.csv');
  await writeFile(file, text);
  const cells: CsvLine[] = [];
  for await (const lines of readCsv(file)) cells.push(...lines);
  return cells;
};

it.each([
  'A,B\r\n1,2\r\n',
  'A,B\n\n1,2\n,\n3,4',
  'A,B\r1,2\r',
  '"A","B"\n"x, y","a ""b"""\n',
  'A,B\n"two\nlines",2\n3,4\n',
  ' A , B \n "1" ,2\n',
  "A,B\n'=1+1,'x\n",
  'A,B\n1\n1,2,3\n',
])('%j has the same lines as for trying out a schema', async (text) => {
  expect(await streamed(text)).toEqual(
    readCsvText(text).lines.map(({ row, cells }) => ({ line: row, cells })),
  );
});
