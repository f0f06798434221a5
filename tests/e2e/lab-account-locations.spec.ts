import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const admin = '/dashboard/admin-panel';
/** A LabCorp account of the demo data, whose eight digits take all test codes. */
const ACCOUNT = '48291055';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const choice = (page: Page, name: string) => dialog(page).getByRole('combobox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name });

async function openLocation(page: Page, company: string): Promise<void> {
  await page.goto(`${admin}/client-companies/${company}/locations`);
  await table(page, 'Locations').getByRole('link', { name: 'Refinery' }).click();
  await expect(page.getByRole('heading', { name: 'Refinery', level: 1 })).toBeVisible();
}

/** Fills the form as far as what clears others. */
async function startForm(page: Page, program: string): Promise<void> {
  await button(page, 'Add Lab Account').click();
  await choice(page, 'Lab Master Account').fill(ACCOUNT);
  await page.getByRole('option', { name: new RegExp(ACCOUNT) }).click();
  await choice(page, 'Program').selectOption(program);
  await choice(page, 'Specimen Type').selectOption('Urine');
}

const save = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Add Lab Account', exact: true }).click();

test('a location orders by a lab account: what is chosen anew clears what hangs on it, and DOT needs an MRO', async ({
  axe,
  seed,
  signInAs,
}) => {
  const { id } = await seed.company().withLocation('Refinery').create();
  const page = await signInAs('admin');
  await openLocation(page, id);

  await startForm(page, 'NON_DOT');
  await field(page, 'Lab Sub Account').fill('GULF-7');
  await dialog(page).getByText('790602 – Drug Screen 9-Panel').click();
  await expect(choice(page, 'MRO')).not.toHaveAttribute('aria-required');
  await choice(page, 'MRO').selectOption('Helen Marsh, MD');
  await choice(page, 'Program').selectOption('DOT');
  await expect(dialog(page).getByText('790602')).toHaveCount(0);
  await expect(choice(page, 'MRO')).toHaveValue('');
  await expect(choice(page, 'MRO')).toHaveAttribute('aria-required', 'true');
  await expect(field(page, 'Lab Sub Account')).toHaveValue('GULF-7');

  const price = field(page, 'Price of 789151');
  await dialog(page).getByText('789151 – DOT 5-Panel').click();
  await expect(price).toHaveValue('38.50');
  await price.fill('forty');
  await save(page);
  await expect(price).toHaveAccessibleDescription(/\w/);
  await axe(page);
  await price.fill('40.25');
  await field(page, 'Profile ID of 789151').fill('P-9');
  await save(page);
  await expect(choice(page, 'MRO')).toHaveAccessibleDescription('This field is required.');
  await expect(price).toHaveValue('40.25');
  await choice(page, 'MRO').selectOption('Helen Marsh, MD');
  await save(page);
  await expect(page.getByText('Lab Account was successfully added to the Location')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(table(page, 'Lab Accounts')).toContainText('DOT, Urine');

  await startForm(page, 'NON_DOT');
  await field(page, 'Lab Sub Account').fill('gulf-7');
  await dialog(page).getByText('790600 – Drug Screen 5-Panel').click();
  await dialog(page).getByText('790602 – Drug Screen 9-Panel').click();
  await save(page);
  await expect(field(page, 'Lab Sub Account')).toHaveAccessibleDescription(/already/);
  await field(page, 'Lab Sub Account').fill('GULF-8');
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(table(page, 'Lab Accounts')).toContainText('GULF-8');

  await chooseFrom(page, 'Actions for GULF-7', 'Details');
  await expect(table(page, 'Test Codes')).toContainText('$40.25');
  await expect(table(page, 'Test Codes')).toContainText('P-9');
  await axe(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await chooseFrom(page, 'Actions for GULF-8', 'Details');
  await chooseFrom(page, 'Actions for 790600', 'Remove');
  await button(page, 'Remove').click();
  await expect(
    page.getByText('Test Code was successfully removed from the Location'),
  ).toBeVisible();
  await expect(table(page, 'Test Codes')).not.toContainText('790600');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await chooseFrom(page, 'Actions for GULF-8', 'History');
  await expect(page.getByRole('table', { name: 'History' })).toContainText('790600');
  await page.getByRole('link', { name: 'GULF-8' }).click();
  await expect(table(page, 'Lab Account Locations')).toContainText('GULF-8');
});

test('results that go through an MRO ask for one, as the company says', async ({
  seed,
  signInAs,
}) => {
  const { id } = await seed
    .company()
    .with({ isMroAllNonDotResultsRequired: true })
    .withLocation('Refinery')
    .create();
  const page = await signInAs('admin');
  await openLocation(page, id);

  await startForm(page, 'NON_DOT');

  await expect(choice(page, 'MRO')).toHaveAttribute('aria-required', 'true');
});

test('the locations of an account are exported, and a failure says so in the documented words', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(`${admin}/lab-accounts/LabCorp/1/locations`);
  const locations = table(page, 'Lab Account Locations');
  await expect(locations.locator('td[data-kind=lead]').first()).toBeVisible();
  const arriving = page.waitForEvent('download');
  await chooseFrom(page, 'Export', 'CSV');
  expect((await arriving).suggestedFilename()).toMatch(/\.csv$/);

  await page.route('**/download/labaccounts/**', (route) => route.abort());
  await chooseFrom(page, 'Export', 'CSV');
  await expect(
    page.getByText('There was an error downloading the locations report. Please try again.'),
  ).toBeVisible();
  await page.unroute('**/download/labaccounts/**');
});

test('a client user sees the accounts of the own location without prices, and changes nothing', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('location');
  await page.goto(`${admin}/my-location`);
  await table(page, 'Locations').getByRole('link').first().click();
  const accounts = table(page, 'Lab Accounts');
  await expect(accounts.locator('td[data-kind=lead]').first()).toBeVisible();
  await expect(button(page, 'Add Lab Account')).toHaveCount(0);

  await accounts
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Details']);
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await expect(table(page, 'Test Codes')).toBeVisible();
  await expect(dialog(page)).not.toContainText('Pricing');
  await axe(page);
});
