import type { Page } from '@playwright/test';
import { seedUnits } from '../support/location-seed.ts';
import { expect, test } from '../support/test.ts';

const companies = '/dashboard/admin-panel/client-companies';
const panel = (page: Page) => page.getByRole('region', { name: 'Hierarchy' });
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

const unit = (page: Page, name: string) => panel(page).getByRole('treeitem', { name, exact: true });
const act = async (page: Page, name: string, action: string) => {
  await panel(page)
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

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
  await expect(unit(page, 'Central')).toBeFocused();
  await add('Region', 'CENTRAL');
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('This name already exists.');
  await axe(page);
  await dialog.getByLabel('Level').selectOption('District');
  await dialog.getByLabel('Region').selectOption('Central');
  await expect(dialog.getByText('The selected region has no areas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await act(page, 'Central', 'Add Area');
  await expect(dialog.getByLabel('Region')).toHaveValue(/\d+/);
  await dialog.getByLabel('Name').fill('Gulf');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await toast(page, 'Area has been successfully added to the hierarchy');
  await expect(dialog).toBeHidden();
  await expect(unit(page, 'Gulf')).toBeFocused();

  const { administrativeUnits } = await seed.send<{
    administrativeUnits: { nodes: { id: string }[] };
  }>(
    `query ($id: ID!) { administrativeUnits(where: { companyId: { eq: $id }, level: { eq: AREA } }) { nodes { id } } }`,
    { id },
  );
  await act(page, 'Gulf', 'Rename');
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
  await expect(unit(page, 'Gulf Coast')).toBeFocused();

  await panel(page).getByRole('button', { name: 'Actions for Central' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    'This entity has dependencies...',
  );
  await axe(page);
  await page.keyboard.press('Escape');
  await act(page, 'Gulf Coast', 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to delete this Area?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Area has been successfully deleted from the hierarchy');
  await expect(unit(page, 'Gulf Coast')).toHaveCount(0);
  await expect(unit(page, 'Central')).toBeFocused();
});

test('an area is moved into another region, and the keyboard goes through the tree @phone', async ({
  signInAs,
  seed,
  axe,
}) => {
  const { id } = await seed.company().create();
  await seedUnits(seed, id, ['East', 'Gulf', 'Harbor']);
  await seedUnits(seed, id, ['West']);
  const page = await signInAs('admin');
  await page.goto(`${companies}/${id}`);
  await expect(unit(page, 'Harbor')).toHaveAttribute('aria-level', '3');

  await act(page, 'Gulf', 'Move to…');
  const dialog = page.getByRole('dialog', { name: 'Move Gulf' });
  const region = dialog.getByRole('combobox', { name: 'Region' });
  await expect(region).toHaveValue('East');
  await region.fill('We');
  await page.getByRole('option', { name: 'West' }).click();
  await axe(page);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await toast(page, 'Area has been successfully moved in the hierarchy');
  await expect(unit(page, 'East')).toHaveAccessibleDescription('Region');
  await expect(unit(page, 'West')).toHaveAccessibleDescription('Region · 1 area, 1 district');
  await expect(unit(page, 'Gulf')).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(unit(page, 'Harbor')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(unit(page, 'Gulf')).toHaveAttribute('aria-expanded', 'false');
  await expect(unit(page, 'Harbor')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(unit(page, 'East')).toBeFocused();
  await page.keyboard.press('w');
  await expect(unit(page, 'West')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: /^Rename/ })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(unit(page, 'Gulf')).toBeFocused();
  // The head of the page lies over no half of a link there.
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page);
});

test('a manager sees the own part, and opens the locations of the own units', async ({
  signInAs,
  axe,
}) => {
  const page = await signInAs('area');
  await page.goto('/dashboard/admin-panel/my-company');
  await expect(unit(page, 'Texas Gulf')).toBeVisible();
  await expect(unit(page, 'Mid-America')).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: /Actions/ })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: /in Central/ })).toHaveCount(0);
  await unit(page, 'Central').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText("Can't open locations");
  await axe(page);

  const link = panel(page).getByRole('link', { name: /in Dallas$/ });
  const count = Number.parseInt(await link.innerText(), 10);
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
