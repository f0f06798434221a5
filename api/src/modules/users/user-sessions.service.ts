import type { UserSession } from '@assay/schema/users/user-session';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { listAnswer } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import {
  endRunningSessions,
  readRunningSessions,
  type SessionOwner,
} from '../session/running-sessions.service.ts';
import { roleOf, users } from './user.table.ts';
import { findSignIns, signInOf } from './sign-ins.read-model.ts';
import { isManageable } from './users.read-model.ts';

/**
 * An account that the caller manages.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED for an account of a wider role
 */
async function managed({ tx, tenantId, viewer }: Context, id: number): Promise<SessionOwner> {
  const row = found(await users.find(tx, id));
  if (!isManageable(viewer, roleOf(row))) throw new Refusal('ACCESS_DENIED');
  return { userId: id, homeTenantId: tenantId, companyId: row.company_id };
}

/** The running sessions of a user (decision 31). @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED */
export const readUserSessions = async (
  context: Context,
  id: number,
): Promise<{ results: UserSession[] }> => readRunningSessions(context, await managed(context, id));

/** Ends one session of a user. @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED */
export const endUserSession = async (
  context: Context,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<void> => endRunningSessions(context, await managed(context, id), sessionId);

/** Ends every session of a user. @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED */
export const endUserSessions = async (context: Context, id: number): Promise<void> =>
  endRunningSessions(context, await managed(context, id), null);

/**
 * A page of who tried to sign in to an account. No scope reads them: who manages the account does.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED
 */
export async function listSignIns(context: Context, query: ListQuery, id: number) {
  await managed(context, id);
  const { tx, tenantId } = context;
  const page = await inTenant(tx, tenantId, () => findSignIns(tx, query, id));
  return listAnswer(page, query, signInOf);
}
