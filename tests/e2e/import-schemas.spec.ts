import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/resultImportSchema';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const word = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();

const head = 'First Name,Last Name,SSN,Location ID,Specimen ID,Matrix,Collected,Reason,Result';
const sample = (...rows: string[]) => ({
  name: 'sample.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${[head, ...rows].join('\r\n')}\r\n`),
});
const row = (id: string, result: string) =>
  `Ann,Lee,123456789,HOU-01,${id},UR,11/02/2026 8:05 AM,RAN,${result}`;

test('a schema is created on a sample that never leaves the browser, edited, and told in its history', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(list);
  await page.getByRole('link', { name: 'Create Schema' }).click();
  await expect(page.getByRole('heading', { name: 'New Schema Mapping' })).toBeVisible();
  await expect(page.getByText('CSV Header Column Mapping')).toHaveCount(0);
  await page.getByLabel('Lab Provider').selectOption('Phamatech');
  await expect(page.getByLabel('Version')).toHaveValue('1.0');
  await page.getByLabel('Description').fill('Weekly file');
  await field(page, 'Donor First Name').fill('Given Name');
  await page.getByLabel('Lab Provider').selectOption('');
  await expect(page.getByText('CSV Header Column Mapping')).toHaveCount(0);
  await page.getByLabel('Lab Provider').selectOption('Phamatech');
  await expect(field(page, 'Donor First Name')).toHaveValue('Given Name');
  await field(page, 'Donor First Name').fill('');

  // What a page sends while a sample is tried out would be seen here.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? request.url()));
  await page.getByLabel('Sample CSV').setInputFiles(sample(row('S1', 'NEG'), row('S2', 'Poss')));
  await button(page, /^Match \d columns by name$/).click();
  await expect(field(page, 'Donor First Name')).toHaveValue('First Name');
  await expect(page.getByText('Column C')).toBeVisible();
  await expect(page.getByText('••••6789').first()).toBeVisible();
  await axe(page);

  await button(page, 'Create Schema').click();
  // The accordion with the refused fields opens, and the first of them has the focus.
  await expect(word(page, 'Negative')).toBeFocused();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await word(page, 'Negative').fill('NEG');
  await word(page, 'Positive').fill('POS');
  await page.getByLabel('Meaning of UR').selectOption('Urine');
  await page.getByLabel('Meaning of RAN').selectOption('Random');
  await expect(page.getByText('1 of 2 rows can be read.')).toBeVisible();
  await expect(page.getByText('Poss Overall Result, row 3')).toBeVisible();
  await page.getByLabel('Meaning of Poss').selectOption('Positive');
  await expect(word(page, 'Positive')).toHaveValue('POS|Poss');
  await expect(page.getByText('All 2 rows can be read.')).toBeVisible();
  expect(sent.filter((text) => /Lee|6789|HOU-01/.test(text))).toEqual([]);

  await button(page, 'Create Schema').click();
  await expect(page.getByText('Schema has been successfully created.')).toBeVisible();
  await expect(page).toHaveURL(list);

  await page.getByRole('link', { name: 'Phamatech' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk Schema Update' })).toBeVisible();
  await expect(page.getByLabel('Lab Provider')).not.toBeEditable();
  await expect(page.getByLabel('Description')).not.toBeEditable();
  await field(page, 'Donor Date of Birth').fill('Born');
  await button(page, 'Save').click();
  await expect(page.getByText('Schema has been successfully updated')).toBeVisible();

  await chooseFrom(page, /^Actions for Phamatech/, 'History');
  await expect(page.getByText(/Donor Date of Birth: Born/).first()).toBeVisible();
});

test('a sample that is no readable CSV says why, and keeps what was typed', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(`${list}/1/edit`);
  const file = page.getByLabel('Sample CSV');
  const choose = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'text/csv', buffer });
  await field(page, 'Donor Last Name').fill('Family Name');

  await choose('latin.csv', Buffer.from(`${head}\nJos\u00e9`, 'latin1'));
  await expect(page.getByRole('alert')).toContainText('CSV UTF-8');
  await choose('empty.csv', Buffer.from(''));
  await expect(page.getByRole('alert')).toContainText('This file is empty.');
  await choose('page.csv', Buffer.from('<html>'));
  await expect(page.getByRole('alert')).toContainText('File is not a csv');
  await choose('semicolons.csv', Buffer.from('Specimen ID;Specimen ID;Other\n1;2;3\n'));
  await expect(page.getByText('1 row, 3 columns between semicolons.')).toBeVisible();
  await expect(page.getByText('This column is in the file more than once.')).toBeVisible();
  await expect(page.getByText('This column is missing.').first()).toBeVisible();
  await expect(field(page, 'Donor Last Name')).toHaveValue('Family Name');
});

test('who manages no schemas has no way to them', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto(list);
  await expect(page.getByRole('heading', { name: /permission|access/i })).toBeVisible();
});
