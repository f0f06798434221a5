import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/instant-test-panels';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function choose(page: Page, name: string, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

test('a panel is named by what it is, created, edited and deleted', async ({ axe, signInAs }) => {
  const page = await signInAs('admin');
  await page.goto(list);
  await page.getByRole('link', { name: 'Create Test Panel' }).click();
  await expect(page.getByRole('heading', { name: 'Create Test Panel', level: 1 })).toBeVisible();
  await field(page, 'Part#').fill('E2E-1');
  await expect(page.getByRole('combobox', { name: 'Product/Brand/Device' })).toBeDisabled();
  await page.getByLabel('Specimen Type').selectOption({ label: 'Urine' });
  await choose(page, 'Product/Brand/Device', 'dip', 'Urine Dip Card');
  await choose(page, 'Drugs/Adulterants', 'THC', 'Marijuana (THC)');
  await choose(page, 'Drugs/Adulterants', 'pH', 'pH (PH)');
  await expect(field(page, 'Description')).toHaveValue(
    'Single-Panel Urine Dip Card THC + Adulterants PH',
  );
  await axe(page);
  await button(page, 'Create Test Panel').click();
  await expect(page.getByText('Instant Test Panel has been successfully created.')).toBeVisible();

  await page.getByRole('link', { name: 'E2E-1', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Product/Brand/Device' })).toHaveValue(
    'Urine Dip Card',
  );
  await field(page, 'Cost').fill('4.50');
  await button(page, 'Save').click();
  await expect(page.getByText('Test Panel has been successfully updated')).toBeVisible();
  await expect(page.getByRole('row', { name: /E2E-1/ })).toContainText('$4.50');

  await button(page, 'Actions for E2E-1').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(
    page.getByText('Are you sure to delete? This Test Panel is assigned to 0 Locations'),
  ).toBeVisible();
  await button(page, 'Delete').click();
  await expect(page.getByText('Test Panel was deleted successfully.')).toBeVisible();
});

test('a panel that tests for nothing is refused, and nothing typed is lost', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto(`${list}/create`);
  await field(page, 'Part#').fill('E2E-2');
  await button(page, 'Create Test Panel').click();
  await expect(
    page.getByText('At least one of Drugs or Adulterants is required').first(),
  ).toBeVisible();
  await expect(field(page, 'Part#')).toHaveValue('E2E-2');
});
