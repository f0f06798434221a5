import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const accounts = '/dashboard/admin-panel/lab-accounts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a lab account gets its test codes and an MRO, and is edited and deleted', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(accounts);
  await expect(page).toHaveURL(`${accounts}/LabCorp`);
  await page.getByRole('link', { name: 'Create Lab Account' }).click();
  await field(page, 'Master Account ID').fill('1234567');
  await button(page, 'Create Lab Account').click();
  await expect(page.getByText('Account number must have 5, 6 or 8 digits.').first()).toBeVisible();
  await field(page, 'Master Account ID').fill('91000001');
  await field(page, 'Comment').fill('Night collections.');
  await button(page, 'Create Lab Account').click();
  await expect(page.getByText('Lab Account has been successfully created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lab Account', level: 1 })).toBeVisible();

  await button(page, 'Choose Test Codes').click();
  await page.getByRole('combobox', { name: 'Test Codes' }).fill('790602');
  await page.getByRole('option', { name: /790602/ }).click();
  await button(page, 'Save').click();
  await expect(page.getByRole('table', { name: 'Test Codes' })).toContainText('790602');

  await button(page, 'Create MRO').click();
  await field(page, 'Full Name').fill('Ruth Alder, MD');
  await page.getByRole('dialog').getByRole('button', { name: 'Create MRO' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await axe(page);
  await field(page, 'Street Address 1').fill('12 Canal St');
  await field(page, 'City').fill('New Orleans');
  await page.getByLabel('State').selectOption('LA');
  await field(page, 'Zip').fill('70112');
  await page.getByRole('dialog').getByRole('button', { name: 'Create MRO' }).click();
  await expect(page.getByText('MRO was successfully added to the Lab Account')).toBeVisible();
  await expect(page.getByRole('table', { name: 'MROs' })).toContainText('Ruth Alder, MD');

  await chooseFrom(page, 'Actions for Ruth Alder, MD', 'Edit');
  await field(page, 'Provider ID').fill('MRO-55');
  await button(page, 'Save').click();
  await expect(page.getByText('MRO was successfully updated')).toBeVisible();
  await expect(page.getByRole('table', { name: 'MROs' })).toContainText('MRO-55');
  await axe(page);

  await chooseFrom(page, 'Actions for Ruth Alder, MD', 'Delete');
  await expect(
    page.getByText('Are you sure to delete this MRO? This MRO is assigned to 0 locations'),
  ).toBeVisible();
  await button(page, 'Delete').click();
  await expect(page.getByText('MRO was deleted successfully.')).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'Master Account ID').fill('910001');
  await button(page, 'Save').click();
  // The codes were told in the same words: the page of the account says that this save is done.
  await expect(page.getByRole('heading', { name: 'Lab Account', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Lab Accounts' }).first().click();
  await page.getByRole('searchbox').fill('910001');
  await chooseFrom(page, 'Actions for 910001', 'Delete');
  await button(page, 'Delete').click();
  await expect(page.getByText('Lab Account was deleted successfully.')).toBeVisible();
});

test('other paths lead to the Admin Panel', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto(`${accounts}/NoLab`);
  await expect(page).not.toHaveURL(/lab-accounts/);
});

test('a test code is assigned to many accounts, and accounts that take six digits alone say so', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/admin-panel/test-codes/LabCorp');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Assign to Lab Accounts' }).click();
  await expect(page.getByRole('heading', { name: /^Assign .* to Lab Accounts/ })).toBeVisible();
  await page.getByRole('button', { name: /^Choose all \d+ found$/ }).click();
  await button(page, 'Assign to chosen').click();
  await expect(page.getByRole('table', { name: 'What was done' })).toContainText('Assigned.');
  await axe(page);
});
