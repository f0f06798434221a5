import type { Page } from '@playwright/test';
import { expectRefused } from '../support/actions.ts';
import { expect, test } from '../support/test.ts';

const list = '/dashboard/admin-panel/tpa';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

/** Opens the settings of a TPA from its profile. */
async function openSettings(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page
    .getByRole('navigation', { name: /sections$/ })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(heading(page, 'TPA Settings')).toBeVisible();
}

test('@phone the tabs lead from the profile to the settings, which have no deletion', async ({
  axe,
  invitedTenant: { name },
  signInAs,
}) => {
  const page = await signInAs('super');
  await openSettings(page, name);

  await expect(region(page, 'Email Information').getByRole('term')).toHaveText([
    'Admin Email',
    'Sender Email',
  ]);
  await expect(region(page, 'MRO Auth Information').getByRole('term')).toHaveText([
    'User Name',
    'Password',
  ]);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await axe(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(heading(page, 'TPA Profile')).toBeVisible();
});

test('@phone the settings are edited, and the password never comes back', async ({
  axe,
  invitedTenant: { name },
  signInAs,
}) => {
  const page = await signInAs('super');
  await openSettings(page, name);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(heading(page, 'Edit TPA Settings')).toBeVisible();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await field(page, 'Admin Email').fill('admin@cedar.test');
  await field(page, 'Sender Email').fill('no-reply@cedar.test');
  await field(page, 'User Name').fill('cedar-mro');
  await field(page, 'Password').fill('A secret of the MRO');
  await axe(page);
  await save(page).click();

  await expect(page.getByText('TPA Settings has been successfully updated')).toBeVisible();
  await expect(heading(page, 'TPA Settings')).toBeVisible();
  const shown = ['admin@cedar.test', 'no-reply@cedar.test', 'cedar-mro', '********'];
  for (const text of shown) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await page.getByRole('link', { name: 'Edit' }).click();
  expect(await (await answer).text()).not.toContain('A secret of the MRO');
  await expect(field(page, 'Password')).toHaveValue('********');
});

test('a wrong e-mail is refused on its field', async ({ invitedTenant: { name }, signInAs }) => {
  const page = await signInAs('super');
  await openSettings(page, name);
  await page.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Sender Email').fill('nobody');

  await save(page).click();

  await expectRefused(field(page, 'Sender Email'), 'This is not a valid email address.');
});
