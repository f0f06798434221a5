import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const panel = '/dashboard/admin-panel';
const drugs = `${panel}/additives/drugs`;
const codes = `${panel}/test-codes`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a test code is created with its description, shown, edited and deleted', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(codes);
  await expect(page).toHaveURL(`${codes}/LabCorp`);
  await page.getByRole('link', { name: 'Create Test Code' }).click();
  // The list has a filter of the same name.
  await expect(page.getByRole('heading', { name: 'Create Test Code', level: 1 })).toBeVisible();
  await page.getByLabel('Specimen Type').selectOption({ label: 'Urine' });
  await field(page, 'Test Code ID').fill('799001');
  await field(page, 'Test Code Name').fill('Night Panel');
  await expect(field(page, 'Description')).toHaveValue('799001 Night Panel');
  await button(page, 'Create Test Code').click();
  await expect(page.getByText('At least one drug/adulterant is required.').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Drugs/Adulterants' }).fill('THC');
  await page.getByRole('option', { name: 'Marijuana (THC)' }).click();
  await button(page, 'Create Test Code').click();
  await expect(page.getByText('Test Code has been successfully created')).toBeVisible();

  await button(page, '799001').click();
  await expect(page.getByRole('dialog')).toContainText('Marijuana (THC)');
  await axe(page);
  await button(page, 'Close').click();

  await chooseFrom(page, 'Actions for 799001', 'Edit');
  await expect(page.getByLabel('Provider')).toBeDisabled();
  await expect(page.getByLabel('Specimen Type')).toBeDisabled();
  await field(page, 'Pricing').fill('12.50');
  await button(page, 'Save').click();
  await expect(page.getByText('Test Code has been successfully updated')).toBeVisible();
  await expect(page.getByRole('row', { name: /799001/ })).toContainText('$12.50');

  await chooseFrom(page, 'Actions for 799001', 'Delete');
  await expect(page.getByText('Are you sure to delete this Test Code?')).toBeVisible();
  await button(page, 'Delete').click();
  await expect(page.getByText('Test Code was deleted successfully.')).toBeVisible();
});

test('a drug gets its cutoffs, and stays while the only test code of it is there', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(`${panel}/additives`);
  await expect(page).toHaveURL(drugs);
  await page.getByRole('link', { name: 'Create Drug' }).click();
  await field(page, 'Name').fill('Xylazine');
  await field(page, 'Abbreviation').fill('XYL');
  await field(page, 'Urine').fill('10 ng/mL');
  await button(page, 'Create Drug').click();
  await expect(page.getByText('Additive has been successfully created.')).toBeVisible();

  await page.goto(`${drugs}?q=xylazine`);
  await page.getByRole('link', { name: 'Xylazine' }).click();
  await field(page, 'Urine').fill('5 ng/mL');
  await axe(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Additive has been successfully updated')).toBeVisible();

  await page.goto(`${drugs}?q=glucuronide`);
  await chooseFrom(page, 'Actions for Ethyl Glucuronide', 'Delete');
  await button(page, 'Delete').click();
  await expect(
    page.getByText('The last drug/adulterant of a test code cannot be removed.'),
  ).toBeVisible();
});

test('other paths lead to the Admin Panel, and who sees no test codes is refused', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(`${codes}/NoLab/create`);
  await expect(page).not.toHaveURL(/test-codes/);

  const corporate = await signInAs('corporate');
  await corporate.goto(codes);
  await expect(
    corporate.getByRole('heading', { name: 'You do not have permission to do it.' }),
  ).toBeVisible();
});
