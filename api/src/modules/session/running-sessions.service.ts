import type { UserSession } from '@assay/schema/users/user-session';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { Refusal } from '../../core/refusal.ts';
import { endSomeSessions, runningSessions } from './sign-ins.repository.ts';

/** Whose sessions they are; a SUPER_ADMIN of tenant 1 has them in several tenants. */
export interface SessionOwner {
  userId: number;
  homeTenantId: number;
  companyId: number | null;
}

const self = ({ viewer: { userId, homeTenantId, companyId } }: Context): SessionOwner => ({
  userId,
  homeTenantId,
  companyId,
});

/** The running sessions of a user, the last used first. */
export async function readRunningSessions(
  { tx, viewer }: Context,
  { userId, homeTenantId }: SessionOwner,
): Promise<{ results: UserSession[] }> {
  const rows = await inTenant(tx, homeTenantId, () =>
    runningSessions(tx, userId, viewer.tokenHash),
  );
  const results = rows.map(
    ({ id, device, address, created_at, last_used_at, is_current: isCurrent }) => ({
      id,
      device,
      address,
      createdAt: created_at,
      lastActivityAt: last_used_at,
      isCurrent,
    }),
  );
  return { results };
}

/**
 * Ends one session of a user, or with null all but that of the caller; their next call is refused.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function endRunningSessions(
  { tx, viewer, audit }: Context,
  { userId, homeTenantId, companyId }: SessionOwner,
  sessionId: string | null,
): Promise<void> {
  const ended = await inTenant(tx, homeTenantId, () =>
    endSomeSessions(tx, userId, sessionId, viewer.tokenHash),
  );
  if (sessionId !== null && ended === 0) throw Refusal.notFound();
  audit({
    action: sessionId === null ? 'user.sessionsEnded' : 'user.sessionEnded',
    entityId: userId,
    companyId,
  });
}

/** The own running sessions (decision 31). */
export const readOwnSessions = (context: Context): Promise<{ results: UserSession[] }> =>
  readRunningSessions(context, self(context));

/** Ends one of the own sessions. @throws Refusal RESOURCE_NOT_FOUND */
export const endOwnSession = (
  context: Context,
  { sessionId }: { sessionId: string },
): Promise<void> => endRunningSessions(context, self(context), sessionId);

/** Ends every own session but the one that asks. */
export const endOwnSessions = (context: Context): Promise<void> =>
  endRunningSessions(context, self(context), null);
