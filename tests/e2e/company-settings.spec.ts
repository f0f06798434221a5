import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const panel = '/dashboard/admin-panel';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const box = (page: Page, section: string, name: string) =>
  region(page, section).getByRole('checkbox', { name, exact: true });
/** A switch is a picture over its checkbox. */
const flip = (page: Page, section: string, name: string) =>
  box(page, section, name).click({ force: true });
const groups = (page: Page) => page.getByRole('navigation', { name: 'Custom Settings' });
const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('@phone internal users open every group, and save two of them', async ({
  axe,
  seed,
  signInAs,
}) => {
  const { id, companyName } = await seed.company().create();
  const page = await signInAs('super');
  await page.goto(`${panel}/client-companies/${id}`);
  await page.getByRole('link', { name: 'Custom Settings' }).click();
  await expect(groups(page).getByRole('link')).toHaveText([
    'MFA & Auto Logout',
    'Notifications',
    'MRO Settings',
    'Compliance Check',
    'Random Settings',
    'Custom',
  ]);
  await expect(heading(page, companyName)).toBeVisible();
  await expect(region(page, 'Automatic Logout')).toContainText('Not set (On)');
  await axe(page);

  await edit(page);
  await page.getByRole('combobox', { name: 'Automatic logout', exact: true }).selectOption('On');
  await save(page);
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Automatic logout period' }).selectOption('10 min');
  await axe(page);
  await save(page);
  await expect(page.getByText('Settings has been successfully updated')).toBeVisible();
  await expect(region(page, 'Automatic Logout')).toContainText('10 min');

  await groups(page).getByRole('link', { name: 'Compliance Check' }).click();
  await expect(region(page, 'Yellow Alert')).toBeVisible();
  await edit(page);
  await expect(heading(page, 'Edit Compliance Check')).toBeVisible();
  await expect(box(page, 'Compliance Check', 'Check lab orders')).toBeDisabled();
  await flip(page, 'Compliance Check', 'Compliance check');
  await flip(page, 'Compliance Check', 'Check lab orders');
  await flip(page, 'Red Alert', 'End test automatically');
  await expect(box(page, 'Red Alert', 'Allow to override and continue')).toBeDisabled();
  await axe(page);
  await save(page);
  await expect(heading(page, companyName)).toBeVisible();
  await expect(region(page, 'Compliance Check')).toContainText('Check lab ordersOn');
});

test('after a save, and after Cancel, "back" leads on and not into the form again', async ({
  seed,
  signInAs,
}) => {
  const { id } = await seed.company().create();
  const page = await signInAs('super');
  const company = `${panel}/client-companies/${id}`;
  await page.goto(company);
  await page.goto(`${company}/settings/security`);
  await edit(page);
  await page.getByRole('combobox', { name: 'Automatic logout', exact: true }).selectOption('Off');
  await save(page);
  await expect(region(page, 'Automatic Logout')).toContainText('Off');
  await edit(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(region(page, 'Automatic Logout')).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL(company);
});

test('a Corporate Admin has four groups of the own company, and compliance once it is allowed', async ({
  signInAs,
}) => {
  const page = await signInAs('corporate');
  await page.goto(`${panel}/my-company/settings`);
  await expect(page).toHaveURL(`${panel}/my-company/settings/security`);
  await expect(groups(page).getByRole('link', { name: 'MRO Settings' })).toBeVisible();
  await expect(groups(page).getByRole('link', { name: 'Random Settings' })).toHaveCount(0);
  await expect(groups(page).getByRole('link', { name: 'Custom' })).toHaveCount(0);

  await page.goto(`${panel}/my-company/settings/random`);
  await expect(page).toHaveURL(`${panel}/my-company/settings/security`);
});

test('who manages no settings has neither the tab nor the pages', async ({ signInAs }) => {
  const page = await signInAs('companyUser');
  await page.goto(`${panel}/my-company`);
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Custom Settings' })).toHaveCount(0);
  await page.goto(`${panel}/my-company/settings/security`);
  await expect(heading(page, 'You do not have permission to do it.')).toBeVisible();
});
