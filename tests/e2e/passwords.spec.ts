import type { Page } from '@playwright/test';
import { expectRefused, operationsOf, sendCredentials } from '../support/actions.ts';
import { setupLinkOf } from '../support/own-tenant.ts';
import { expect, test } from '../support/test.ts';

const sentNotice = 'If the email is registered, a link to reset the password has been sent to it.';
const rule =
  'Password should contain at least 8 characters including one letter and one number; max length is 64 characters.';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(sentNotice)).toBeVisible();
}

const newPassword = (page: Page) =>
  page.getByRole('textbox', { name: 'New password', exact: true });
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm new password' });

async function savePassword(page: Page, password: string, again = password): Promise<void> {
  await newPassword(page).fill(password);
  await confirmation(page).fill(again);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test('@phone a forgotten password is replaced through the link of the mail', async ({
  page,
  axe,
  outbox,
  ownTenant: { url, username, password },
}) => {
  const before = outbox.count(username);
  await page.goto(`${url}/sign-in`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle(/^Forgot password/);
  await axe(page);
  await askForLink(page, username);
  await axe(page);

  const link = setupLinkOf(await outbox.newest(username, before));
  expect(link).toContain(`${url}/setup-password?code=`);
  await page.goto(link);
  await axe(page);
  await savePassword(page, 'Another-pass-2');
  await expect(page.getByText('Your password has been set. Please sign in.')).toBeVisible();

  await sendCredentials(page, { username, password });
  await expect(page.getByRole('alert')).toContainText('Incorrect username and/or password.');
  await sendCredentials(page, { username, password: 'Another-pass-2' });
  await expect(page).toHaveURL(`${url}/dashboard`);
});

test('a link works once', async ({ page, outbox, ownTenant: { url, username } }) => {
  const before = outbox.count(username);
  await page.goto(`${url}/forgot-password`);
  await askForLink(page, username);
  const link = setupLinkOf(await outbox.newest(username, before));
  await page.goto(link);
  await savePassword(page, 'Another-pass-2');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.goto(link);

  await expect(page.getByRole('alert')).toHaveText('This link has already expired.');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expect(newPassword(page)).toHaveCount(0);
});

test('every rule of a new password has its message', async ({
  page,
  axe,
  outbox,
  ownTenant: { url, username, password },
}) => {
  const before = outbox.count(username);
  await page.goto(`${url}/forgot-password`);
  await askForLink(page, username);
  await page.goto(setupLinkOf(await outbox.newest(username, before)));
  const sent = operationsOf(page);

  await page.getByRole('button', { name: 'Save password' }).click();
  await expectRefused(newPassword(page), 'This field is required.');
  await expectRefused(confirmation(page), 'This field is required.');
  const wrong = [
    'Short-1',
    'no-number',
    '12345678',
    'with space 1',
    `a1${'x'.repeat(63)}`,
    'pässword1',
  ];
  for (const each of wrong) {
    await savePassword(page, each);
    await expectRefused(newPassword(page), rule);
  }
  await savePassword(page, 'Another-pass-2', 'Another-pass-3');
  await expectRefused(confirmation(page), 'New password and confirmation password do not match.');
  await axe(page);
  expect(sent).not.toContain('SetPasswordByCode');

  await savePassword(page, password);
  await expectRefused(newPassword(page), 'You cannot reuse previous passwords.');
  await savePassword(page, username);
  await expectRefused(newPassword(page), 'Password cannot be the same as the username.');
  await savePassword(page, `a1!@#$%^&*)(+=._-${'x'.repeat(47)}`);
  await expect(page.getByText('Your password has been set. Please sign in.')).toBeVisible();
});

test('the rules are ticked off while the password is typed', async ({
  page,
  outbox,
  ownTenant: { url, username },
}) => {
  const before = outbox.count(username);
  await page.goto(`${url}/forgot-password`);
  await askForLink(page, username);
  await page.goto(setupLinkOf(await outbox.newest(username, before)));
  const rules = page.getByRole('list', { name: 'Password rules' });
  await expect(rules.getByText('(fulfilled)')).toHaveCount(0);

  await newPassword(page).fill('abc');
  await expect(rules.getByText('(fulfilled)')).toHaveCount(2);
  await newPassword(page).fill('abcdefg1');
  await expect(rules.getByText('(fulfilled)')).toHaveCount(4);
});

test('an unknown address is answered alike and gets no mail', async ({ page, outbox }) => {
  const unknown = `nobody-${Date.now()}@example.test`;
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectRefused(page.getByLabel('Email'), 'This field is required.');
  await page.getByLabel('Email').fill('nobody');
  await expectRefused(page.getByLabel('Email'), 'This is not a valid email address.');

  await askForLink(page, unknown);

  expect(outbox.count(unknown)).toBe(0);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('/setup-password without a code leads to sign-in', async ({ page }) => {
  for (const path of ['/setup-password', '/setup-password?code=']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/sign-in');
  }
});

test('@phone the invitation to a new portal lets its first user in', async ({
  page,
  axe,
  invitedTenant: { link, name, url, username, password },
}) => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up password' })).toBeVisible();
  await expect(page).toHaveTitle(`Set up password · ${name}`);
  await axe(page);

  await savePassword(page, password);
  await sendCredentials(page, { username, password });

  await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await axe(page);
});

const notices = {
  PASSWORD_EXPIRED: 'Your password has expired. Please change it to continue.',
  FIRST_LOGIN: 'This is your first sign-in. Please set a password of your own to continue.',
};

for (const [reason, notice] of Object.entries(notices)) {
  // Passwords expire after 90 days, so the answer of such a sign-in is put in its place.
  test(`a sign-in that answers ${reason} leads to a new password`, async ({ page, axe }) => {
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SignIn') !== true) return route.fallback();
      const signIn = {
        __typename: 'SignInPayload',
        token: '1.x',
        reason,
        active: false,
        authenticator: false,
        errors: [],
      };
      return route.fulfill({ json: { data: { signIn } } });
    });
    await page.goto('/sign-in');
    await sendCredentials(page, { username: 'somebody@example.test', password: 'Old-password-1' });

    await expect(page.getByRole('alert')).toHaveText(notice);
    await axe(page);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/setup-password');
    await savePassword(page, 'Another-pass-2');

    // The token was made up, so the server says what it says of one that is too old: sign in anew.
    await expect(page).toHaveURL('/sign-in');
    await expect(page.getByRole('status')).toHaveText(
      'Your verification code has expired. Please request another code and try again.',
    );
  });
}
