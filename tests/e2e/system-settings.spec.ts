import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const settings = '/dashboard/admin-panel/settings';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const tabs = (page: Page) => page.getByRole('navigation', { name: /sections$/ });
/** A switch is a picture over its checkbox. */
const flip = (page: Page, name: string) => box(page, name).click({ force: true });

test('the section opens the security settings, and its other paths lead to the Admin Panel', async ({
  signInAs,
}) => {
  const page = await signInAs('super');
  await page.goto(settings);
  await expect(page).toHaveURL(`${settings}/security`);
  await expect(heading(page, 'Global Security Settings')).toBeVisible();

  await page.goto(`${settings}/nothing`);
  await expect(heading(page, 'Client Companies')).toBeVisible();
});

test('@phone the tabs lead through the three groups', async ({ axe, signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${settings}/security`);
  await expect(tabs(page).getByRole('link')).toHaveText(['Security', 'Notifications', 'Custom']);
  await expect(region(page, 'Automatic Logout')).toContainText('30 min');
  await axe(page);

  await tabs(page).getByRole('link', { name: 'Notifications' }).click();
  await expect(heading(page, 'Global Notifications Settings')).toBeVisible();
  await axe(page);
  await tabs(page).getByRole('link', { name: 'Custom' }).click();
  await expect(heading(page, 'Global Custom Settings')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Preview of the portal' })).toBeVisible();
  await axe(page);
});

test('@phone multi-factor and automatic logout are edited', async ({
  axe,
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}${settings}/security`);
  await edit(page);
  await expect(heading(page, 'Edit Global Security Settings')).toBeVisible();
  const period = page.getByRole('combobox', { name: 'Automatic logout period' });
  await expect(period.getByRole('option')).toHaveText(
    [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60].map((minutes) => `${minutes} min`),
  );
  await axe(page);

  await flip(page, 'Multi-factor authentication');
  await period.selectOption('45 min');
  await flip(page, 'Override logout settings');
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await save(page);

  await expect(page.getByText('Settings has been successfully updated')).toBeVisible();
  await expect(heading(page, 'Global Security Settings')).toBeVisible();
  await page.reload();
  await expect(region(page, 'Multi-factor Authentication').getByRole('definition')).toHaveText([
    'On',
    'Off',
  ]);
  await expect(region(page, 'Automatic Logout').getByRole('definition')).toHaveText([
    'On',
    '45 min',
    'On',
  ]);
});

test('whoever is signed in gets the new automatic logout', async ({
  ownPage: page,
  ownTenant: { url },
}) => {
  await page.goto(`${url}${settings}/security/edit`);
  await page.getByRole('combobox', { name: 'Automatic logout period' }).selectOption('10 min');
  await flip(page, 'Override logout settings');
  await save(page);
  await expect(heading(page, 'Global Security Settings')).toBeVisible();

  await page.goto(`${url}/dashboard/profile`);
  await expect(region(page, 'Automatic Logout')).toContainText('10 min');
});

test('@phone notifications are edited', async ({ axe, ownPage: page, ownTenant: { url } }) => {
  await page.goto(`${url}${settings}/notifications`);
  await edit(page);
  await expect(heading(page, 'Edit Global Notifications Settings')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(7);
  await axe(page);

  await flip(page, 'Lab status changes');
  await flip(page, 'DOT selection run reminders');
  await save(page);

  await expect(page.getByText('Settings has been successfully updated')).toBeVisible();
  await expect(heading(page, 'Global Notifications Settings')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition')).toHaveText([
    'On',
    'Off',
    'On',
    'On',
    'On',
    'Off',
    'On',
  ]);
});

test('leaving changed settings asks first', async ({ signInAs }) => {
  const page = await signInAs('super');
  await page.goto(`${settings}/notifications/edit`);
  await flip(page, 'Lab status changes');

  await page.getByRole('link', { name: 'Support' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(box(page, 'Lab status changes')).not.toBeChecked();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page, 'Global Notifications Settings')).toBeVisible();
});

test('a client administrator does not reach the settings of the system', async ({ signInAs }) => {
  const page = await signInAs('corporate');
  for (const group of ['security', 'notifications', 'custom', 'custom/edit']) {
    await page.goto(`${settings}/${group}`);
    await expect(heading(page, 'You do not have permission to do it.')).toBeVisible();
  }
});
