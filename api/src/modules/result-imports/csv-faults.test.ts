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

it.each([
  [{ 'Collected At': '03/01/1926' }, 'Collected At: This is before the year 2000. Check the year.'],
  [{ 'Collected At': '3/1/0226' }, 'Collected At: This is before the year 2000. Check the year.'],
  [{ 'Collected At': '03/01/2126' }, 'Collected At: Only past dates can be selected.'],
  [{ 'Reported At': '03/03/2126' }, 'Reported At: Only past dates can be selected.'],
  [{ 'Reported At': '03/03/2025' }, 'Reported At: this is before Received At.'],
  [{ 'Received At': '03/01/2026 7:05 AM' }, 'Received At: this is before Collected At.'],
  [{ 'Donor Date of Birth': '04/12/2086' }, 'Birth: Only past dates can be selected.'],
  [{ 'Donor Date of Birth': '04/12/1886' }, 'This is more than 120 years ago. Check the year.'],
])('a slip of the year or the hour is told with its row: %o', async (cells, message) => {
  const [first] = await told(two({ ...cells }));

  expect(first).toEqual([3, expect.stringContaining(message)]);
});

it('what is to come where the importer is has happened by the import', async () => {
  const id = specimen();
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const moments = { 'Collected At': soon, 'Received At': soon, 'Reported At': soon };

  expect((await send(file({ 'Specimen ID': id, ...moments }))).json()).toEqual({ imported: 1 });
  const [row] = await find(id);
  for (const at of [row.testResult.collectedAt, row.testResult.reportedAt])
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
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
