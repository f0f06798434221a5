import { uniqueName } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

const admin = '/dashboard/admin-panel';
const year = new Date().getFullYear();

test('a pool is made for a consortium, gets members of enrolled companies alone, and is drawn', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('admin');
  const name = uniqueName('Shared');
  await page.goto(`${admin}/consortiums/1`);
  await expect(page.getByRole('heading', { name: 'Active Test Pools' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Test Pool' }).click();
  await expect(page.getByRole('combobox', { name: 'Consortium' })).toHaveValue(/.+/);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Test Order Type' })).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Pool Name/ }).fill(name);
  await page.getByRole('textbox', { name: /^Drug Target/ }).fill('50');
  await page.getByRole('textbox', { name: /^Alcohol Target/ }).fill('10');
  await page.getByRole('combobox', { name: 'Selection Interval' }).selectOption('annual');
  await page.getByRole('textbox', { name: /^Program Start/ }).fill(`01/01/${year}`);
  await page.getByRole('textbox', { name: /^Program End/ }).click();
  await expect(page.getByRole('textbox', { name: /^Program End/ })).toHaveValue(`12/31/${year}`);
  await axe(page);
  await page.getByRole('button', { name: 'Create Test Pool' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('Multiple companies');

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('link', { name: 'Create Member' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Member', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: /^First Name/ }).fill('Kim');
  await page.getByRole('textbox', { name: /^Last Name/ }).fill('Lee');
  await page.getByRole('textbox', { name: /^ID Number/ }).fill('E-1');
  const company = page.getByRole('combobox', { name: 'Company' });
  await company.fill('keystone');
  await expect(page.getByRole('option')).toHaveCount(0);
  await company.fill('northwind');
  await page.getByRole('option', { name: 'Northwind Logistics' }).click();
  await page.getByRole('combobox', { name: 'Location ID' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create Member' }).click();
  await expect(page.getByRole('row', { name: /Kim Lee/ })).toContainText('Northwind Logistics');

  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await page.getByRole('link', { name: 'Create Run' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Run', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Create Run' }).click();
  await expect(page.getByRole('table', { name: /Participants/ })).toContainText(
    'Northwind Logistics',
  );
});

test('an administrator of an enrolled company sees nothing of the pool', async ({ signInAs }) => {
  const internal = await signInAs('admin');
  await internal.goto(`${admin}/test-pools?q=Consortium Drivers`);
  const row = internal.getByRole('link', { name: 'Consortium Drivers' });
  const address = (await row.getAttribute('href')) ?? '';
  expect(address).toMatch(/test-pools\/\d+$/);

  const page = await signInAs('corporate');
  await page.goto(`${admin}/my-company/test-pools`);
  await expect(page.getByRole('link', { name: 'DOT Drivers', exact: true })).toBeVisible();
  await expect(page.getByText('Consortium Drivers')).toHaveCount(0);
  for (const below of ['', '/members', '/runs']) {
    await page.goto(`${address}${below}`);
    await expect(page.getByText('Consortium Drivers')).toHaveCount(0);
    await expect(page.getByText('Summit Crane and Rigging')).toHaveCount(0);
  }
});
