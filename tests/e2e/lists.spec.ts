import { lists, openList } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

test('on a phone one button holds the filters @phone', async ({ signInAs, isMobile }) => {
  const page = await signInAs('super');
  await page.goto(`${lists[0]!.path}?searchQuery=address.state%5BEQ%5D%3DTX`);
  if (isMobile) await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('TX');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});

test('a row opens its record wherever it is clicked, with the middle button in a tab of its own', async ({
  signInAs,
  context,
}) => {
  const page = await signInAs('admin');
  const table = await openList(page, lists[0]!);
  const row = table.locator('tbody tr').first();
  const name = await row.getByRole('link').textContent();
  const city = row.getByRole('cell').nth(1);

  const [tab] = await Promise.all([context.waitForEvent('page'), city.click({ button: 'middle' })]);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  await expect(table).toBeVisible();

  await city.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
});

test('more rows of a page are a choice that stands in the address', async ({ signInAs }) => {
  const page = await signInAs('admin');
  const table = await openList(page, lists[0]!);

  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');

  await expect(page).toHaveURL(/[?&]limit=50/);
  await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThan(15);
});

test('a question that a row asked gives the focus back to the button of the row', async ({
  signInAs,
}) => {
  const page = await signInAs('admin');
  await page.goto('/dashboard/admin-panel/client-companies');
  const actions = page.getByRole('button', { name: 'Actions for Aspen Mountain Shuttle' });
  const question = page.getByRole('alertdialog');
  for (const open of [() => actions.click(), () => actions.press('Enter')]) {
    await open();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(actions).toBeFocused();
  }
});
