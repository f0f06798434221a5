import type { Page } from '@playwright/test';
import { chooseFromProfileMenu, sendCredentials } from '../support/actions.ts';
import { codeShown } from '../support/authenticator.ts';
import { graphqlData } from '../support/graphql.ts';
import type { OwnTenant } from '../support/own-tenant.ts';
import { expect, test } from '../support/test.ts';
import { demoPassword, demoUsers } from '../support/users.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const start = /* GraphQL */ `
  mutation Start($password: String!) {
    startAuthenticator(input: { password: $password }) {
      secret
      errors {
        errorCode
      }
    }
  }
`;
const confirm = /* GraphQL */ `
  mutation Confirm($code: String!) {
    confirmAuthenticator(input: { code: $code }) {
      recoveryCodes
      errors {
        errorCode
      }
    }
  }
`;

/** Sets up an app for the user of a tenant; answers its key and a recovery code. */
async function withApp({ url, password, session }: OwnTenant) {
  const token = await session();
  const { startAuthenticator } = await graphqlData<{ startAuthenticator: { secret: string } }>(
    url,
    token,
    start,
    { password },
  );
  const { secret } = startAuthenticator;
  // Half a minute later the app shows another one.
  const used = codeShown(secret);
  const { confirmAuthenticator } = await graphqlData<{
    confirmAuthenticator: { recoveryCodes: string[] };
  }>(url, token, confirm, { code: used });
  return { used, secret, recovery: confirmAuthenticator.recoveryCodes[0] ?? '' };
}

/** By the menu: a page that is left without its session goes to sign-in by itself, and would be in the way of the next one. */
async function logOut(page: Page): Promise<void> {
  await chooseFromProfileMenu(page, 'Log Out');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Signs in up to the screen that asks for the code of the app. */
async function signInUpToCode(page: Page, { url, username, password }: OwnTenant): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await sendCredentials(page, { username, password });
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

test('@phone an app is set up on the own profile, and asked for at the next sign-in', async ({
  ownPage: page,
  ownTenant,
  axe,
  outbox,
}) => {
  const before = outbox.count(ownTenant.username);
  await page.goto(`${ownTenant.url}/dashboard/profile`);
  await button(page, 'Set up authenticator app').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill('Wrong-otter-82');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Current password is incorrect. Please try again.')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(ownTenant.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await axe(page);
  const key = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.locator('a[href^="otpauth://totp/"]')).toHaveText(
    'Open the app on this phone',
  );
  await dialog.getByLabel(/^Code of the app/).fill('abcdef');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Incorrect verification code.')).toBeVisible();
  await dialog.getByLabel(/^Code of the app/).fill(codeShown(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await axe(page);
  await button(page, 'Done').click();
  await expect(page.getByText(/^Set up .+$/)).toBeVisible();
  await expect(page.getByText('10 left', { exact: true })).toBeVisible();

  const { subject } = await outbox.newest(ownTenant.username, before);
  expect(subject).toMatch(/^Authenticator app added/);
  const mails = outbox.count(ownTenant.username);
  await logOut(page);
  await signInUpToCode(page, ownTenant);
  await axe(page);
  await page.getByLabel('Verification code').fill(codeShown(key, 1));
  await button(page, 'Verify').click();
  await expect(page).toHaveURL(`${ownTenant.url}/dashboard`);
  expect(outbox.count(ownTenant.username)).toBe(mails);
});

test('a recovery code signs in once, and the app is turned off with the password', async ({
  page,
  ownTenant,
}) => {
  const { recovery } = await withApp(ownTenant);
  await signInUpToCode(page, ownTenant);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await button(page, 'Verify').click();
  await expect(page).toHaveURL(`${ownTenant.url}/dashboard`);

  await page.goto(`${ownTenant.url}/dashboard/profile`);
  await expect(page.getByText('9 left', { exact: true })).toBeVisible();
  await button(page, 'Make new recovery codes').click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill(ownTenant.password);
  await button(page, 'Make new codes').click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(recovery)).toHaveCount(0);
  await button(page, 'Done').click();
  await expect(page.getByText('10 left', { exact: true })).toBeVisible();
  await button(page, 'Turn off the authenticator app').click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Password/)
    .fill(ownTenant.password);
  await button(page, 'Turn off').click();
  await expect(page.getByText('No authenticator app is set up.')).toBeVisible();
});

test('codes that were used and recovery codes that were used are refused', async ({
  page,
  ownTenant,
}) => {
  const { used, recovery } = await withApp(ownTenant);
  await signInUpToCode(page, ownTenant);
  await page.getByLabel('Verification code').fill(used);
  await button(page, 'Verify').click();
  await expect(page.getByText('Incorrect verification code. 4 attempts remaining.')).toBeVisible();
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recovery);
  await button(page, 'Verify').click();
  await expect(page).toHaveURL(`${ownTenant.url}/dashboard`);

  await logOut(page);
  await signInUpToCode(page, ownTenant);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recovery);
  await button(page, 'Verify').click();
  await expect(page.getByText(/^Incorrect verification code\./)).toBeVisible();
});

test('a super administrator resets the app of somebody who lost it, with a reason', async ({
  page,
  ownTenant,
  axe,
}) => {
  await withApp(ownTenant);
  await page.goto(`${ownTenant.url}/sign-in`);
  await sendCredentials(page, { username: demoUsers.super, password: demoPassword });
  await expect(page).toHaveURL(`${ownTenant.url}/dashboard`);
  await page.goto(
    `${ownTenant.url}/dashboard/admin-panel/users/md?q=${encodeURIComponent(ownTenant.username)}`,
  );
  await page.getByRole('table').getByRole('link').first().click();
  await button(page, 'Reset the authenticator app').click();
  await button(page, 'Reset').click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await axe(page);
  await page.getByLabel('Reason').fill('The phone was lost');
  await button(page, 'Reset').click();
  await expect(page.getByText('Authenticator app reset.')).toBeVisible();
  await expect(page.getByText('No authenticator app is set up.')).toBeVisible();
});
