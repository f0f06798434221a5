import type { profileRoutes } from '@assay/schema/profile/profile.routes';
import type { sessionRoutes } from '@assay/schema/session/session.routes';
import type { TestApp, TestSession } from '../core/testing/test-app.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { sendLink } from '../modules/session/links.service.ts';
import {
  addAccount,
  codeIn,
  linkCodeIn,
  mailsTo,
  PASSWORD,
  tokenOf,
  type TestAccount,
} from '../modules/session/testing/session-test-kit.ts';
import { logging, type SamplesOf } from './sample.ts';

const NEW = 'Assay-demo-2';

/** The token of somebody who signed in, or began to. */
async function signedIn(api: TestApp, account: TestAccount = {}): Promise<TestSession> {
  const { id, email } = await addAccount(api, account);
  return { userId: id, token: await tokenOf(api, email) };
}

/** A mailed link of a user who forgot the password. */
async function linkCode(api: TestApp): Promise<string> {
  const { id, email } = await addAccount(api);
  const reader = { home: 1, userId: id, email, firstName: 'Ann', lastName: 'Account' };
  await inTransaction(api.database, { tenantId: 1 }, (tx) =>
    sendLink({ tx }, 'RESET', reader, 'http://localhost:4000'),
  );
  return linkCodeIn((await mailsTo(api, email)).at(-1));
}

/** Calls of sign-in that work; each with a person of its own. */
export const sessionSamples: SamplesOf<typeof sessionRoutes> = {
  login: logging('user.signedIn', async ({ api }) => {
    const { email } = await addAccount(api);
    return { body: { username: email, password: PASSWORD } };
  }),
  logout: logging('user.signedOut', async ({ api }) => ({ session: await signedIn(api) })),
  /* The sign-in is logged that the code completes. */
  sendCode: logging(null, async ({ api }) => {
    const { token } = await signedIn(api, { mfa: true });
    return { body: { token } };
  }),
  activate: logging('user.signedIn', async ({ api }) => {
    const { email } = await addAccount(api, { mfa: true });
    const token = await tokenOf(api, email);
    await api.call('POST /api/mfa/code/send', { body: { token } });
    return { body: { token, code: codeIn((await mailsTo(api, email)).at(-1)) } };
  }),
  /* The link is logged when the job mails it. */
  restorePassword: logging(null, async ({ api }) => ({
    body: { email: (await addAccount(api)).email },
  })),
  setPasswordByToken: logging('user.passwordChanged', async ({ api }) => {
    const { token } = await signedIn(api, { passwordAge: null });
    return { body: { token, password: NEW } };
  }),
  /* It looks, and changes nothing. */
  checkCode: logging(null, async ({ api }) => ({ body: { code: await linkCode(api) } })),
  setPasswordByCode: logging('user.passwordChanged', async ({ api }) => ({
    body: { code: await linkCode(api), password: NEW },
  })),
};

/** Calls on the own profile that work. */
export const profileSamples: SamplesOf<typeof profileRoutes> = {
  update: logging('user.profileUpdated', async ({ api }) => ({
    session: await api.signIn({ role: 'MD_USER' }),
    body: { profile: { address: null, contactMethods: { workEmail: 'new@assay.test' } } },
  })),
  changePassword: logging('user.passwordChanged', async ({ api }) => ({
    session: await signedIn(api),
    body: { oldPassword: PASSWORD, password: NEW },
  })),
};
