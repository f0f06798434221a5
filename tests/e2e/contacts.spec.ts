import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFrom, chooseFromMore } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const admin = '/dashboard/admin-panel';
const table = (page: Page) => page.getByRole('table', { name: 'Contacts' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillContact(page: Page, name: string, lastName: string): Promise<void> {
  await box(page, 'First Name').fill(name);
  await box(page, 'Last Name').fill(lastName);
  await box(page, 'Email').fill(`${lastName}@example.com`);
}

test('a contact is added at its location, replaces the primary one, is edited and deleted', async ({
  signInAs,
  seed,
}) => {
  const { id } = await seed.company().withLocation('Head Office').create();
  const page = await signInAs('admin');
  await page.goto(`${admin}/client-companies/${id}/contacts`);
  await expect(page.getByText('No info provided.')).toBeVisible();

  await page.getByRole('link', { name: 'Create Contact' }).first().click();
  await expect(page.getByRole('checkbox', { name: 'Primary Contact' })).toBeChecked();
  await fillContact(page, 'Ana', 'Ruiz');
  await box(page, 'Email').fill('');
  await page.getByRole('combobox', { name: 'Location' }).fill('Head');
  await page.getByRole('option', { name: /Head Office/ }).click();
  await page.getByRole('button', { name: 'Create Contact' }).click();
  await expect(box(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
  await box(page, 'Phone').fill('4095550102');
  await page.getByRole('button', { name: 'Create Contact' }).click();
  await expect(page.getByText('Contact has been successfully created.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Head Office' }).first().click();
  await expect(page.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  // By the keyboard: what is above it may still arrive and move it from below the pointer.
  await page.getByRole('link', { name: 'Add a contact' }).press('Enter');
  await expect(
    page.getByText('Replaces Ana Ruiz as the primary contact of the location.'),
  ).toBeVisible();
  await fillContact(page, 'Lee', 'Stone');
  await page.getByRole('button', { name: 'Create Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Lee Stone', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(table(page).getByRole('row', { name: /Stone Primary Lee/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Primary Contact' }).selectOption('Not primary');
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
  await chooseFrom(page, 'Actions for Ana Ruiz', 'Edit');
  await box(page, 'Job Title').fill('Dispatcher');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact Details has been successfully updated')).toBeVisible();
  await expect(page.getByText('Dispatcher').first()).toBeVisible();

  await chooseFromMore(page, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to delete this Contact?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact was deleted successfully.')).toBeVisible();
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Lee Stone' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete/ })).toBeDisabled();
});

test('a file of contacts is imported, and known when it comes again', async ({
  signInAs,
  seed,
}) => {
  const { id } = await seed.company().withLocation('Head Office').create();
  const page = await signInAs('admin');
  await page.goto(`${admin}/client-companies/${id}/contacts`);
  await page.getByRole('link', { name: 'Bulk import contacts' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download example' }).click(),
  ]);
  const example = await saved.path();
  const send = async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: await readFile(example),
    });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
  };

  await send();
  await expect(page.getByText('Contacts were imported and created.')).toBeVisible();
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Bulk import contacts' }).click();
  await send();
  await expect(
    page.getByRole('row', { name: /^2 Last Name .*The location has this contact already\.$/ }),
  ).toBeVisible();
});

test('a client user has the contacts of the own part of the company @phone', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('region');
  await page.goto(`${admin}/my-company/contacts`);

  await expect(table(page).locator('td[data-kind=lead]').first()).toBeVisible();
  await axe(page);
});

test('unknown paths of contacts lead to the list of companies', async ({ signInAs }) => {
  const page = await signInAs('admin');
  await page.goto(`${admin}/client-companies/1/contacts/1/unknown`);

  await expect(page).toHaveURL(`${admin}/client-companies`);
});
