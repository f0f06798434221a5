import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/instant-test-panels';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Closes one message; others, of what other people do, may lie beside it. */
const closeMessage = async (page: Page, text: string): Promise<void> => {
  const message = page.getByRole('status').filter({ hasText: text });
  await message.getByRole('button', { name: 'Close the message' }).click();
  await expect(message).toHaveCount(0);
};
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
  await closeMessage(page, 'Instant Test Panel has been successfully created.');

  await page.getByRole('link', { name: 'E2E-1', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Product/Brand/Device' })).toHaveValue(
    'Urine Dip Card',
  );
  await field(page, 'Cost').fill('4.50');
  await button(page, 'Save').click();
  // It stays while it is pointed at.
  await page.getByText('Test Panel has been successfully updated').hover();
  // The end of the list can be scrolled out from below the message, as soon as there is room for it.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const message = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    const pager = await page.getByText(/^1–\d+ of \d+$/).boundingBox();
    expect((pager?.y ?? 0) + (pager?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
  }).toPass({ timeout: 5_000 });
  // A message that goes moves nothing that somebody may be pressing.
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await closeMessage(page, 'Test Panel has been successfully updated');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByRole('row', { name: /E2E-1/ })).toContainText('$4.50');

  await chooseFrom(page, 'Actions for E2E-1', 'Delete');
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

test('a location gets a panel at its cost, has a price of its own, and loses it again', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/admin-panel/client-companies/1/locations/1');
  const section = page.getByRole('region', { name: 'Instant Test Panels' });
  const tabs = page.locator('nav', { has: page.getByRole('link', { name: 'Profile' }) }).last();
  // A bar that is a pixel too tall would have a scrollbar of its own.
  expect(await tabs.evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0);
  await section.getByRole('button', { name: 'Add Test Panel' }).click();
  await choose(page, 'Test Panel', 'UDC-1F', 'UDC-1F');
  await expect(field(page, 'Price')).toHaveValue('2.10');
  await axe(page);
  await button(page, 'Add').click();
  await expect(page.getByText('Test Panel was successfully added to the Location')).toBeVisible();
  const row = section.getByRole('row', { name: /UDC-1F/ });
  await expect(row).toContainText('$2.10');

  await section.getByRole('button', { name: 'Add Test Panel' }).click();
  await choose(page, 'Test Panel', 'UDC-1F', 'UDC-1F');
  await button(page, 'Add').click();
  await expect(
    page.getByRole('dialog').getByText('This value is already used.').first(),
  ).toBeVisible();
  await button(page, 'Cancel').click();

  await chooseFrom(page, 'Actions for UDC-1F', 'Edit');
  await field(page, 'Price').fill('3');
  await button(page, 'Save').click();
  await expect(row).toContainText('$3.00');

  await chooseFrom(page, 'Actions for UDC-1F', 'Remove');
  await expect(page.getByText("Are you sure you'd like to remove this Test Panel?")).toBeVisible();
  await button(page, 'Remove').click();
  await expect(row).toHaveCount(0);
});

test('a client user reads the panels of the own location without prices', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  await page.goto('/dashboard/admin-panel/my-company/locations/1');
  const section = page.getByRole('region', { name: 'Instant Test Panels' });
  await expect(section.getByRole('row', { name: /IUC-5/ })).toBeVisible();
  await expect(section.getByText('Price')).toHaveCount(0);
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('a panel is assigned to many locations, which is told of each', async ({ axe, signInAs }) => {
  const page = await signInAs('admin');
  await page.goto(`${list}?q=UDC-10`);
  await chooseFrom(page, 'Actions for UDC-10', 'Assign to Locations');
  await expect(page.getByRole('heading', { name: 'Assign UDC-10 to Locations' })).toBeVisible();
  await expect(button(page, 'Assign to chosen')).toBeDisabled();
  await page.getByRole('table').locator('label').first().click();
  await page.getByRole('searchbox', { name: 'Search ID, name or city' }).fill('Pueblo');
  await expect(page).toHaveURL(/q=Pueblo/);
  await expect(page.getByText('1 location chosen')).toBeVisible();
  await button(page, 'Clear').click();
  await page.getByRole('button', { name: /^Choose all \d+ found$/ }).click();
  await expect(page.getByText(/^[1-9]\d* locations? chosen$/)).toBeVisible();
  await axe(page);
  await button(page, 'Assign to chosen').click();
  const outcomes = page.getByRole('table', { name: 'What was done' });
  await expect(outcomes.getByText('Assigned, at the cost of the panel.').first()).toBeVisible();
  await expect(page.getByText('0 locations chosen')).toBeVisible();

  await page.getByRole('button', { name: /^Choose all \d+ found$/ }).click();
  await button(page, 'Assign to chosen').click();
  await expect(
    outcomes.getByText('The location has the panel already, with its own price.').first(),
  ).toBeVisible();
  await expect(page.getByText('0 locations chosen')).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: /^Choose all \d+ found$/ }).click();
  await button(page, 'Remove from chosen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(outcomes.getByText('Removed.').first()).toBeVisible();
});
