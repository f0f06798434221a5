import type { grantRoutes } from '@assay/schema/users/grant.routes';
import type { userSessionRoutes } from '@assay/schema/users/user-session.routes';
import type { TestSession } from '../core/testing/test-app.ts';
import { addAccount, tokenOf } from '../modules/session/testing/session-test-kit.ts';
import type { RouteWorld } from './route-world.ts';
import { logging, type SamplesOf } from './sample.ts';

const reader = { permission: 'READ_HISTORY', granted: true, reason: 'Prepares the audit' };

/** Somebody with a session, and the id of that session. */
async function signedIn({ api }: RouteWorld): Promise<{ session: TestSession; sessionId: string }> {
  const session = await api.signIn({ role: 'MD_USER' });
  const answer = await api.call('GET /api/profile/sessions', { session });
  return { session, sessionId: answer.json<{ results: { id: string }[] }>().results[0]?.id ?? '' };
}

/** Calls on what people may do that work; each on a person of its own. */
export const grantSamples: SamplesOf<typeof grantRoutes> = {
  change: logging('user.permissionGranted', async ({ api }) => ({
    id: (await api.signIn({ role: 'MD_USER' })).userId,
    body: reader,
  })),
  reset: logging('user.permissionReset', async ({ api, superAdmin: session }) => {
    const { userId: id } = await api.signIn({ role: 'MD_USER' });
    await api.call(`POST /api/users/${id}/grants`, { session, body: reader });
    return { id };
  }),
};

/** Calls that end sessions; each of a person of its own. */
export const userSessionSamples: SamplesOf<typeof userSessionRoutes> = {
  end: logging('user.sessionEnded', async (world) => {
    const { session, sessionId } = await signedIn(world);
    return { id: session.userId, sessionId };
  }),
  endAll: logging('user.sessionsEnded', async (world) => ({
    id: (await signedIn(world)).session.userId,
  })),
  endOwn: logging('user.sessionEnded', async ({ api }) => {
    const { id: userId, email } = await addAccount(api);
    const session = { userId, token: await tokenOf(api, email) };
    await tokenOf(api, email);
    const answer = await api.call('GET /api/profile/sessions', { session });
    const { results } = answer.json<{ results: { id: string; isCurrent: boolean }[] }>();
    return { session, sessionId: results.find(({ isCurrent }) => !isCurrent)?.id ?? '' };
  }),
  endAllOwn: logging('user.sessionsEnded', async (world) => ({
    session: (await signedIn(world)).session,
  })),
};
