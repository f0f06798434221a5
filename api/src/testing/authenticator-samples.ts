import type {
  authenticatorRoutes,
  userAuthenticatorRoutes,
} from '@assay/schema/session/authenticator.routes';
import type { TestApp, TestSession } from '../core/testing/test-app.ts';
import { setUpApp, shownBy, startApp } from '../modules/session/testing/authenticator-kit.ts';
import { addAccount, PASSWORD, tokenOf } from '../modules/session/testing/session-test-kit.ts';
import { logging, type SamplesOf } from './sample.ts';

async function signedIn(api: TestApp): Promise<TestSession> {
  const { id, email } = await addAccount(api);
  return { userId: id, token: await tokenOf(api, email) };
}

/** Calls on the own authenticator app that work; each of a person of its own. */
export const authenticatorSamples: SamplesOf<typeof authenticatorRoutes> = {
  /* Sign-in stays as it is until a code confirms the key. */
  start: logging(null, async ({ api }) => ({
    session: await signedIn(api),
    body: { password: PASSWORD },
  })),
  confirm: logging('user.authenticatorTurnedOn', async ({ api }) => {
    const session = await signedIn(api);
    return { session, body: { code: shownBy(await startApp(api, session)) } };
  }),
  renewCodes: logging('user.recoveryCodesRenewed', async ({ api }) => {
    const session = await signedIn(api);
    await setUpApp(api, session);
    return { session, body: { password: PASSWORD } };
  }),
  turnOff: logging('user.authenticatorTurnedOff', async ({ api }) => {
    const session = await signedIn(api);
    await setUpApp(api, session);
    return { session, body: { password: PASSWORD } };
  }),
};

/** Calls on the authenticator apps of others that work. */
export const userAuthenticatorSamples: SamplesOf<typeof userAuthenticatorRoutes> = {
  reset: logging('user.authenticatorReset', async ({ api }) => {
    const session = await signedIn(api);
    await setUpApp(api, session);
    return { id: session.userId, body: { reason: 'The phone was lost' } };
  }),
};
