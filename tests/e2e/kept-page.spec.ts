import type { Page } from '@playwright/test';
import { chooseFromProfileMenu, sendCredentials } from '../support/actions.ts';
import { graphqlData } from '../support/graphql.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword, demoUsers } from '../support/users.ts';

const signOut = 'mutation SignOut { signOut { errors { errorCode } } }';

const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Cell Phone' });
const kept = (page: Page) => page.getByText('What you typed is kept in this tab for an hour.');
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('assay.session'));
/** As an administrator's lock does, or a session that is too old. */
const endOnServer = async (page: Page, url: string): Promise<void> =>
  void (await graphqlData(url, await storedToken(page), signOut));

/** The form of the own profile with an unsaved edit; nothing that its pages ask for is still on its way. */
async function editProfile(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/profile`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Edit' }).click();
  await phone(page).fill('5125550142');
}

test('@phone a form whose session has ended goes on after the same person has signed in, and is saved', async ({
  axe,
  ownPage: page,
  ownTenant: { url, username, password },
}) => {
  await editProfile(page, url);
  await endOnServer(page, url);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await expect(phone(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page).toHaveTitle('Sign in');
  await axe(page);
  await page.goBack();
  await expect(kept(page)).toBeVisible();

  await sendCredentials(page, { username, password });

  await expect(page.getByText('Profile has been successfully updated')).toBeVisible();
  await expect(page).toHaveURL(`${url}/dashboard/profile`);
  await expect(page.getByText('(512) 555-0142')).toBeVisible();
});

test('what was typed is there again, still unsaved, and asked about', async ({
  ownPage: page,
  ownTenant: { url, username, password },
}) => {
  await page.clock.install();
  await editProfile(page, url);
  await page.clock.fastForward('29:30');
  await page.clock.runFor(35_000);
  await page.clock.runFor(65_000);
  await expect(page.getByText('You have been logged out due to inactivity.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await storedToken(page)).toBeNull();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/555\D*0142/);

  await sendCredentials(page, { username, password });

  await expect(phone(page)).toHaveValue('(512) 555-0142');
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  // Who has come back is watched over as before.
  await page.clock.fastForward('29:30');
  await page.clock.runFor(35_000);
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
});

test('a dialog keeps what was typed as well', async ({
  ownPage: page,
  ownTenant: { url, username, password },
}) => {
  await page.goto(`${url}/dashboard/profile`);
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill('Something-1');
  await endOnServer(page, url);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(kept(page)).toBeVisible();
  await expect(dialog).toBeHidden();

  await sendCredentials(page, { username, password });

  await expect(dialog.getByLabel(/^Password/)).toHaveValue('Something-1');
  await expect(
    dialog.getByText('Current password is incorrect. Please try again.').first(),
  ).toBeVisible();
});

test('nothing is left for anybody else, nor after it was discarded', async ({ browser }) => {
  const portal = process.env['PORTAL_URL'] ?? '';
  const context = await browser.newContext();
  const page = await context.newPage();
  const leaveForm = async (): Promise<void> => {
    await page.goto(`${portal}/sign-in`);
    await sendCredentials(page, { username: demoUsers.companyUser, password: demoPassword });
    await expect(page.getByRole('heading', { name: 'Welcome, Marcus' })).toBeVisible();
    await editProfile(page, portal);
    await endOnServer(page, portal);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(kept(page)).toBeVisible();
  };

  await leaveForm();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(signInScreen(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Marcus');

  await leaveForm();
  await sendCredentials(page, { username: demoUsers.corporate, password: demoPassword });
  await expect(page.getByRole('button', { name: /^My Profile menu of Olivia/ })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  await expect(phone(page)).not.toHaveValue('(512) 555-0142');
  await context.close();
});

test('signing in with another tab brings the page back, logging out there does not keep it', async ({
  context,
  ownPage: page,
  ownTenant: { url, username, password },
}) => {
  await editProfile(page, url);
  await endOnServer(page, url);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(kept(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${url}/sign-in`);
  await sendCredentials(other, { username, password });
  await expect(page.getByText('Profile has been successfully updated')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await phone(page).fill('5125550143');
  await chooseFromProfileMenu(other, 'Log Out');

  await expect(signInScreen(page)).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});
