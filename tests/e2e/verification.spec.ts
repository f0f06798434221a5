import type { Page } from '@playwright/test';
import { sendCredentials } from '../support/actions.ts';
import { graphqlData } from '../support/graphql.ts';
import type { OwnTenant } from '../support/own-tenant.ts';
import { expect, test } from '../support/test.ts';

const requireCodes = /* GraphQL */ `
  mutation RequireCodes {
    updateSecuritySettings(input: { mfaEnabled: true }) {
      errors {
        errorCode
      }
    }
  }
`;

const signOut = /* GraphQL */ `
  mutation SignOut {
    signOut {
      errors {
        errorCode
      }
    }
  }
`;

const codeIn = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
/** Six digits that are not the code. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Signs in up to the screen that asks for the code; answers the token that waits for it. */
async function signInUpToCode(page: Page, { url, username, password }: OwnTenant, path = '') {
  await page.goto(`${url}${path || '/sign-in'}`);
  const answered = page.waitForResponse(
    (each) => each.request().postData()?.includes('SignIn') === true,
  );
  await sendCredentials(page, { username, password });
  const { data } = (await (await answered).json()) as { data: { signIn: { token: string } } };
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return data.signIn.token;
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

test.beforeEach(async ({ ownTenant }) => {
  await (await ownTenant.seed()).send(requireCodes, {});
});

test('@phone the code of the mail leads to the page that was asked for', async ({
  page,
  axe,
  outbox,
  ownTenant,
}) => {
  const before = outbox.count(ownTenant.username);
  await signInUpToCode(page, ownTenant, '/dashboard/support');
  await expect(page).toHaveURL(`${ownTenant.url}/token-verification`);
  await axe(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();

  const code = codeIn(await outbox.newest(ownTenant.username, before));
  await enter(page, code);

  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
});

test('wrong codes are counted down, and the fifth locks the account', async ({
  page,
  axe,
  outbox,
  ownTenant,
}) => {
  const before = outbox.count(ownTenant.username);
  await signInUpToCode(page, ownTenant);
  const wrong = otherThan(codeIn(await outbox.newest(ownTenant.username, before)));

  for (const remaining of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
    await enter(page, wrong);
    await expect(
      page.getByText(`Incorrect verification code. ${remaining} remaining.`),
    ).toBeVisible();
  }
  await axe(page);
  await enter(page, wrong);

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(
    page.getByText('Your account has been locked. Please contact your Administrator.'),
  ).toBeVisible();
});

test('a new code can be asked for after 30 seconds and replaces the old one', async ({
  page,
  outbox,
  ownTenant,
}) => {
  const before = outbox.count(ownTenant.username);
  await page.clock.install();
  await signInUpToCode(page, ownTenant);
  const first = codeIn(await outbox.newest(ownTenant.username, before));
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();

  await page.clock.runFor(30_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code has been sent.')).toBeVisible();
  const second = codeIn(await outbox.newest(ownTenant.username, before + 1));

  // One in a million second codes is the first one again.
  if (first !== second) {
    await enter(page, first);
    await expect(page.getByText(/^Incorrect verification code\./)).toBeVisible();
  }
  await enter(page, second);
  await expect(page).toHaveURL(`${ownTenant.url}/dashboard`);
});

test('a code that came too late leads back to sign-in', async ({ page, ownTenant }) => {
  const token = await signInUpToCode(page, ownTenant);
  // The sign-in it belongs to is over, as it is half an hour later.
  await graphqlData(ownTenant.url, token, signOut);

  await enter(page, '123456');

  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(
    page.getByText(
      'Your verification code has expired. Please request another code and try again.',
    ),
  ).toBeVisible();
});

test('nothing of the portal is open before the code', async ({ page, ownTenant }) => {
  const token = await signInUpToCode(page, ownTenant);
  expect(await page.evaluate(() => localStorage.getItem('assay.session'))).toBeNull();

  await page.evaluate((pending) => localStorage.setItem('assay.session', pending), token);
  await page.goto(`${ownTenant.url}/dashboard/profile`);

  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});
