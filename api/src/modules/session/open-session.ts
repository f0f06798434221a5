import type { z } from 'zod';
import type { ActivateAnswer, LoginAnswer } from '@assay/schema/session/session';
import type { Context } from '../../core/context.ts';
import { readToken } from '../../core/http/authenticate.ts';
import { profileAnswer } from '../profile/profile.service.ts';
import type { SettingOwner } from '../profile/own-settings.service.ts';
import { minutesAfter, PENDING_MINUTES } from './limits.ts';
import { insertSession, type PendingReason, type TimeZone } from './sessions.repository.ts';
import { clientOf, noteSignInAtHome } from './note-sign-in.ts';
import { newToken } from './tokens.ts';

/** The person of a new session, and the tenant that the session acts in. */
export type SessionUser = SettingOwner & TimeZone;

async function insert(
  context: Context,
  user: SessionUser,
  reason: PendingReason | null,
): Promise<string> {
  const token = newToken(user.tenantId);
  const read = readToken(token);
  if (read === null) throw new Error('A new token cannot be read.');
  const pending =
    reason === null ? null : { reason, until: minutesAfter(context.now, PENDING_MINUTES) };
  await insertSession(context.tx, { ...user, ...clientOf(context), tokenHash: read.hash, pending });
  return token;
}

/** Opens an active session, in a transaction of its tenant, and answers what the portal keeps of it. */
export async function openSession(
  context: Context,
  user: SessionUser,
): Promise<z.output<typeof ActivateAnswer>> {
  const token = await insert(context, user, null);
  const { userId, homeTenantId, companyId } = user;
  await noteSignInAtHome(context, user, 'SIGNED_IN');
  context.audit({
    action: 'user.signedIn',
    entityId: userId,
    companyId,
    actor: { userId, homeTenantId },
  });
  return { token, ...(await profileAnswer(context.tx, user)) };
}

/** Opens a session that is good for nothing but what is still missing (contract §1). */
export async function openPendingSession(
  context: Context,
  user: SessionUser,
  reason: PendingReason,
): Promise<Omit<z.output<typeof LoginAnswer>, 'authenticator'>> {
  await noteSignInAtHome(context, user, 'INCOMPLETE');
  return {
    token: await insert(context, user, reason),
    reason,
    profile: null,
    settings: null,
    active: false,
  };
}
