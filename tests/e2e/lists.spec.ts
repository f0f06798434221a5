import type { Locator, Page } from '@playwright/test';
import { visit } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

/** Every list of the portal, as an administrator of the TPA has it. */
const lists = [
  { title: 'Client Companies', path: '/dashboard/admin-panel/client-companies' },
  { title: 'Locations', path: '/dashboard/admin-panel/client-companies/1/locations' },
  { title: 'Random Test Pools', path: '/dashboard/admin-panel/client-companies/1/test-pools' },
  { title: 'Contacts', path: '/dashboard/admin-panel/client-companies/1/contacts' },
  { title: 'Documents', path: '/dashboard/admin-panel/client-companies/1/documents' },
  { title: 'Drugs', path: '/dashboard/admin-panel/additives/drugs' },
  { title: 'Adulterants', path: '/dashboard/admin-panel/additives/adulterants' },
  { title: 'Instant Test Panels', path: '/dashboard/admin-panel/instant-test-panels' },
  { title: 'Lab Accounts', path: '/dashboard/admin-panel/lab-accounts/LabCorp' },
  {
    title: 'Lab Account Locations',
    path: '/dashboard/admin-panel/lab-accounts/LabCorp/1/locations',
  },
  { title: 'Compliance Rules', path: '/dashboard/admin-panel/compliance-rules' },
  { title: 'Laboratory Connections', path: '/dashboard/admin-panel/laboratories' },
  { title: 'Import Schemas', path: '/dashboard/admin-panel/resultImportSchema' },
  { title: 'Test Codes', path: '/dashboard/admin-panel/test-codes/LabCorp' },
  { title: 'Random Test Pools', path: '/dashboard/admin-panel/test-pools' },
  { title: 'Members', path: '/dashboard/admin-panel/test-pools/1/members' },
  { title: 'Runs', path: '/dashboard/admin-panel/test-pools/1/runs' },
  { title: 'Random Test Pools', path: '/dashboard/random-test-pools' },
  { title: 'Participants', path: '/dashboard/random-test-pools/participants' },
  { title: 'Drugs and Alcohol', path: '/dashboard/all' },
  { title: 'Saved Reports', path: '/dashboard/reports/saved' },
  { title: 'Consortiums', path: '/dashboard/admin-panel/consortiums' },
  { title: 'Companies', path: '/dashboard/admin-panel/consortiums/1' },
  { title: "Client TPA's", path: '/dashboard/admin-panel/tpa' },
  { title: 'History', path: '/dashboard/admin-panel/history' },
  { title: 'Access Log', path: '/dashboard/admin-panel/history/access' },
  { title: 'Admin Users', path: '/dashboard/admin-panel/users/md' },
  { title: 'Client Users', path: '/dashboard/admin-panel/users/client' },
  { title: 'Users', path: '/dashboard/admin-panel/client-companies/1/users' },
];

/** A list of the portal that is open: only the first one loads the portal. */
async function openList(page: Page, { path, title }: (typeof lists)[number]): Promise<Locator> {
  await visit(page, path);
  const table = page.getByRole('table', { name: title, exact: true });
  await expect(table.locator('td[data-kind=lead]').first()).toBeVisible();
  return table;
}

/** How far the table reaches beyond what is seen of it, px. */
const hidden = (table: Locator) =>
  table.evaluate(({ parentElement: scroller }) =>
    scroller === null ? 0 : scroller.scrollWidth - scroller.clientWidth,
  );

/** How high its highest row is, px. */
const highest = async (table: Locator): Promise<number> =>
  Math.max(
    ...(await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height))),
  );

/** Scrolls a small window to the last row, where head and name have to be in sight. */
async function expectHeadAndNames(page: Page, table: Locator, path: string): Promise<void> {
  await page.setViewportSize({ width: 800, height: 560 });
  const name = table.locator('td[data-kind=lead]').last();
  const head = table.locator('th[data-sticky]').first();
  // Rows that arrive after the page has been scrolled move its end.
  await expect(async () => {
    await table.evaluate(({ parentElement: scroller }) => scroller?.scrollTo(9_999, 9_999));
    await name.evaluate((last) => last.scrollIntoView({ block: 'end' }));
    await expect(name, path).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(head, path).toBeInViewport({ ratio: 1 });
  expect((await name.boundingBox())?.x, path).toBeLessThan(400);
  await page.setViewportSize({ width: 1440, height: 900 });
}

// One walk proves what holds of every list: to open one takes longer than to look at it.
test('lists are as low as the look has them and accessible, show what fits, and keep head and names in sight @phone', async ({
  signInAs,
  isMobile,
  axe,
}) => {
  const page = await signInAs('super');
  for (const list of lists) {
    const table = await openList(page, list);

    expect(await highest(table), list.path).toBeLessThanOrEqual(isMobile ? 64 : 52);
    await axe(page);
    if (isMobile) continue;
    expect(await hidden(table), list.path).toBe(0);
    await expectHeadAndNames(page, table, list.path);
  }
});

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
