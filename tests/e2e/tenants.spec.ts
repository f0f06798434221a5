import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';
import { summitHost, type DemoUser } from '../support/users.ts';

const list = '/dashboard/admin-panel/tpa';
const first = `${list}/1/profile`;
const summit = (process.env['PORTAL_URL'] ?? '').replace('localhost', summitHost);

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const table = (page: Page) => page.getByRole('table', { name: "Client TPA's" });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) => table(page).getByRole('link');

async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await chooseFrom(page, `Actions for ${name}`, action);
}

test('@phone the list shows every TPA with its office, method and rate', async ({
  axe,
  signInAs,
}) => {
  const page = await signInAs('super');
  await page.goto(list);

  await expect(page).toHaveTitle("Client TPA's · Drug and Alcohol Testing Portal");
  const row = table(page).getByRole('row', { name: /Summit Occupational Health/ });
  for (const text of [/Salt Lake City, UT/, /Annual|Monthly|Per Test/, /\$[\d,]+\.\d\d/]) {
    await expect(row).toContainText(text);
  }
  await axe(page);
});

test('the list has the documented columns and menu action', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(list);

  await expect(table(page).getByRole('columnheader')).toHaveText([
    'TPA ID',
    'TPA Name',
    'Corporate Office',
    'Method',
    'Rate',
    'Actions',
  ]);
  await expect(page.getByRole('link', { name: 'Create TPA' })).toBeVisible();
});

test('the list is narrowed by state, city and billing method', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(list);
  const summitRow = table(page).getByRole('link', { name: 'Summit Occupational Health' });
  await expect(names(page)).not.toHaveCount(1);

  await page.getByLabel('State', { exact: true }).selectOption('UT');
  await expect(names(page)).toHaveText(['Summit Occupational Health']);
  await page.getByRole('textbox', { name: 'City' }).fill('Salt Lake City');
  await expect(page).toHaveURL(/address\.city/);
  await expect(summitRow).toBeVisible();
  await page.getByLabel('Billing method').selectOption('Annual');
  await expect(page.getByText(/^No info provided for the applied filters/)).toBeVisible();

  await button(page, 'Clear search and filters').click();
  await expect(names(page)).not.toHaveCount(0);
});

test('a TPA is edited and deleted from its row', async ({ invitedTenant: { name }, signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await chooseAction(page, name, 'Edit');
  await expect(heading(page, 'Edit TPA Profile')).toBeVisible();
  await page.goBack();

  await chooseAction(page, name, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to delete this TPA?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(names(page)).toHaveText([name]);
  await chooseAction(page, name, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('TPA was deleted successfully.')).toBeVisible();
  await expect(page.getByText('Your search did not match any records.')).toBeVisible();
});

test("a TPA's own portal opens in a new tab, with its own sign-in", async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${list}?q=summit`);

  const popup = page.context().waitForEvent('page');
  await chooseAction(page, 'Summit Occupational Health', 'Open portal');

  const portal = await popup;
  await expect(portal).toHaveURL(`${summit}/sign-in`);
  await expect(portal).toHaveTitle('Sign in · Summit Occupational Health');
  expect(await portal.evaluate(() => window.opener)).toBeNull();
});

test('TPA 1 can neither be deleted nor disabled', async ({ axe, signInAs }) => {
  const page = await signInAs('super');
  await page.goto(first);
  await button(page, 'More actions').click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await axe(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('checkbox', { name: 'Enabled' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Enabled' })).toBeChecked();
  await expect(
    page.getByText('This TPA runs the installation and cannot be disabled.'),
  ).toBeVisible();
  await axe(page);

  await page.goto(list);
  await page
    .getByRole('row', { name: /^1 / })
    .getByRole('button', { name: /^Actions for / })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeEnabled();
});

for (const user of ['admin', 'summit', 'corporate'] satisfies DemoUser[]) {
  test(`${user} is told that TPAs are not theirs to manage`, async ({ signInAs }) => {
    const page = await signInAs(user);
    const home = user === 'summit' ? summit : '';
    for (const path of [list, `${list}/create`, first, `${first}/edit`, `${list}/1/settings`]) {
      await page.goto(`${home}${path}`);
      await expect(heading(page, 'You do not have permission to do it.')).toBeVisible();
    }
  });
}

test('an unknown TPA is not found', async ({ signInAs }) => {
  const page = await signInAs('super');
  for (const path of [`${list}/99999999/profile`, `${list}/99999999/settings/edit`]) {
    await page.goto(path);
    await expect(heading(page, 'Page not found')).toBeVisible();
  }
});

test('any other path of the section leads to the Admin Panel', async ({ signInAs }) => {
  const page = await signInAs('super');
  for (const path of [`${list}/nothing`, `${list}/1`, `${first}/more`]) {
    await page.goto(path);
    await expect(heading(page, 'Client Companies')).toBeVisible();
  }
});
