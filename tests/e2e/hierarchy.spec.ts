import type { Page } from '@playwright/test';
import { seedUnits } from '../support/location-seed.ts';
import { expect, test } from '../support/test.ts';

const companies = '/dashboard/admin-panel/client-companies';
const panel = (page: Page) => page.getByRole('region', { name: 'Hierarchy' });
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('a hierarchy is added level by level, renamed over somebody else and taken apart again', async ({
  signInAs,
  seed,
  axe,
}) => {
  const { id } = await seed.company().create();
  const page = await signInAs('admin');
  await page.goto(`${companies}/${id}`);
  await expect(panel(page).getByText('No info provided.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Add to Hierarchy' });
  const add = async (level: string, name: string, above: Record<string, string> = {}) => {
    await panel(page).getByRole('button', { name: 'Add to Hierarchy' }).click();
    await dialog.getByLabel('Level').selectOption(level);
    for (const [field, value] of Object.entries(above))
      await dialog.getByLabel(field).selectOption(value);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add' }).click();
  };

  await add('Region', 'Central');
  await toast(page, 'Region has been successfully added to the hierarchy');
  await expect(dialog).toBeHidden();
  await add('Region', 'CENTRAL');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('This name already exists.');
  await axe(page);
  await dialog.getByLabel('Level').selectOption('District');
  await dialog.getByLabel('Region').selectOption('Central');
  await expect(dialog.getByText('The selected region has no areas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await add('Area', 'Gulf', { Region: 'Central' });
  await toast(page, 'Area has been successfully added to the hierarchy');
  await expect(dialog).toBeHidden();

  const { administrativeUnits } = await seed.send<{
    administrativeUnits: { nodes: { id: string }[] };
  }>(
    `query ($id: ID!) { administrativeUnits(where: { companyId: { eq: $id }, level: { eq: AREA } }) { nodes { id } } }`,
    { id },
  );
  await page.getByRole('tab', { name: 'Areas' }).click();
  await page.getByRole('button', { name: 'Rename Gulf' }).click();
  await page.getByRole('textbox', { name: 'Rename Area Gulf' }).fill('Gulf Coast');
  await seed.send(
    `mutation ($id: ID!) { renameAdministrativeUnit(id: $id, input: { name: "Bayou", version: 1 }) { errors { message } } }`,
    { id: administrativeUnits.nodes[0]?.id },
  );
  await page.keyboard.press('Enter');
  const stale = page.getByRole('alertdialog', { name: 'This record was changed by someone else' });
  await expect(stale.getByRole('row', { name: /Name.*Gulf.*Bayou.*Gulf Coast/ })).toBeVisible();
  await stale.getByRole('button', { name: 'Keep editing' }).click();
  await expect(stale).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Area has been successfully updated in the hierarchy');
  await expect(page.getByRole('button', { name: 'Rename Gulf Coast' })).toBeFocused();

  await page.getByRole('tab', { name: 'Regions' }).click();
  await page.getByRole('button', { name: 'Delete Central' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('This entity has dependencies...');
  await axe(page);
  await page.getByRole('tab', { name: 'Areas' }).click();
  await page.getByRole('button', { name: 'Delete Gulf Coast' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to delete this Area?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Area has been successfully deleted from the hierarchy');
  await expect(panel(page).getByRole('tabpanel', { name: 'Areas' })).toContainText(
    'No info provided.',
  );
});

test('a manager sees the own part, and opens the locations of the own units', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('area');
  await page.goto('/dashboard/admin-panel/my-company');
  const rows = panel(page).getByRole('row');
  await expect(rows.filter({ hasText: 'Texas Gulf' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: /Mid-America|East|West/ })).toHaveCount(0);
  await expect(panel(page).getByRole('tab')).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: /in Central/ })).toHaveCount(0);
  const closed = panel(page).getByRole('row', { name: /^Central \d+$/ });
  await closed.getByText(/^\d+$/).focus();
  await expect(page.getByRole('tooltip')).toHaveText("Can't open locations");
  await axe(page);

  const link = panel(page).getByRole('link', { name: /in Dallas$/ });
  const count = Number(await link.innerText());
  expect(count).toBeGreaterThan(0);
  await link.click();

  await expect(page).toHaveURL(/my-company\/locations\?.*district\.id/);
  await expect(page.getByRole('table', { name: 'Locations' }).getByRole('row')).toHaveCount(
    count + 1,
  );
});

test('an opened company shows its regions, areas, districts and locations @phone', async ({
  signInAs,
  seed,
  axe,
}) => {
  const { id, companyName } = await seed.company().withLocation('Head Office').create();
  await seedUnits(seed, id, ['Central', 'Gulf', 'Harbor']);
  const page = await signInAs('admin');
  await page.goto(`${companies}?q=${encodeURIComponent(companyName)}`);
  await page.getByRole('button', { name: `Details of ${companyName}` }).click();

  const table = page.getByRole('table', { name: `Hierarchy of ${companyName}` });
  await expect(table.getByRole('row', { name: /Central.*Gulf.*Harbor/ })).toBeVisible();
  await axe(page);
  await table.getByRole('link', { name: 'Head Office' }).click();
  await expect(page.getByRole('heading', { name: 'Head Office', level: 1 })).toBeVisible();
});
