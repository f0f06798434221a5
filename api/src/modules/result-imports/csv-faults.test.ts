import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growImportWorld } from './testing/import-world.ts';

const api = await useTestApp();
const { send, specimen, file, find } = await growImportWorld(api);

/** The file of two results, of which the second is another one than usual. */
const two = (cells: Record<string, string>) =>
  file({ 'Specimen ID': specimen() }, { 'Specimen ID': specimen(), ...cells });
const told = async (csv: string | Buffer) => {
  const { errors } = (await send(csv)).json();
  return errors?.items.map(({ line, message }: { line: number; message: string }) => [
    line,
    message,
  ]);
};

it.each([
  ['a byte order mark', (csv: string) => `\ufeff${csv}`],
  ['line ends of Windows', (csv: string) => csv.replaceAll('\n', '\r\n')],
  ['semicolons', (csv: string) => csv.replaceAll(',', ';')],
  ['tabs and blank rows', (csv: string) => `${csv.replaceAll(',', '\t')}\n\n\t\t\n`],
])('a file may have %s', async (_what, written) => {
  expect((await send(written(two({})))).json()).toEqual({ imported: 2 });
});

it.each(['03/01/2026', '2026-03-01', '1-Mar-2026', '3/1/2026 8:05 PM', '2026-03-01T20:05:00'])(
  'a day may be written as %s',
  async (day) => {
    expect((await send(two({ 'Collected At': day }))).json()).toEqual({ imported: 2 });
  },
);

it.each([
  ['03/01/26', 'Collected At', 'Collected At: Enter a date as MM/DD/YYYY'],
  ['31.01.2026', 'Collected At', 'Collected At: Enter a date as MM/DD/YYYY'],
  ['46082', 'Collected At', 'Collected At: Enter a date as MM/DD/YYYY'],
  ['7.90012E+11', 'Specimen ID', 'Specimen ID: A spreadsheet has shortened this number.'],
  ['1.23457E+08', 'Donor Primary ID', 'Donor Primary ID: A spreadsheet has shortened this number.'],
  ['="00123"', 'Donor Primary ID', 'Donor Primary ID: A formula stands here.'],
  ['=HYPERLINK("http://x")', 'Donor Last Name', 'Donor Last Name: A formula stands here.'],
  ['@SUM(A1)', 'Donor First Name', 'Donor First Name: A formula stands here.'],
])('%s as the %s is told with its row, and nothing is imported', async (value, column, message) => {
  const fine = specimen();
  const csv = file({ 'Specimen ID': fine }, { 'Specimen ID': specimen(), [column]: value });

  expect(await told(csv)).toEqual([[3, expect.stringContaining(message)]]);
  expect(await find(fine)).toEqual([]);
});

it('a quotation mark that is not closed is told with its row', async () => {
  expect(await told(`${two({})}\n"Ann,Lee`)).toContainEqual([
    4,
    'A quotation mark in this row is not closed.',
  ]);
});

it('Latin-1 is refused with the way out', async () => {
  const answer = await send(Buffer.from(two({ 'Donor Last Name': 'Peña' }), 'latin1'));

  expect(answer.statusCode).toBe(400);
  expect(JSON.stringify(answer.json().errors.csv)).toContain('CSV UTF-8');
});
