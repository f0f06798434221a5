import type { FastifyInstance } from 'fastify';
import type { Authenticator, ResetAuthenticatorInput } from '@assay/schema/session/authenticator';
import { userAuthenticatorRoutes } from '@assay/schema/session/authenticator.routes';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { found } from '../../core/refusal.ts';
import { readAuthenticator, takeAuthenticator } from '../session/authenticator.service.ts';
import { lockOther } from './manage-user.ts';
import { users } from './user.table.ts';

/** Whether a user has an authenticator app. @throws Refusal RESOURCE_NOT_FOUND */
async function readUserAuthenticator(context: Context, id: number): Promise<Authenticator> {
  found(await users.find(context.tx, id));
  return readAuthenticator(context, { userId: id, homeTenantId: context.tenantId });
}

/**
 * Takes the app from a user who has lost it: the next sign-in is that of an account without one.
 * @throws Refusal CANNOT_MODIFY_SELF, RESOURCE_NOT_FOUND, AUTHENTICATOR_MISSING
 */
async function resetUserAuthenticator(
  context: Context,
  id: number,
  { reason }: ResetAuthenticatorInput,
): Promise<void> {
  const { tx, tenantId, audit } = context;
  const person = await lockOther(context, id);
  await inTenant(tx, tenantId, () => takeAuthenticator(context, person));
  audit({
    action: 'user.authenticatorReset',
    entityId: id,
    companyId: person.company_id,
    changes: { reason: { before: null, after: reason } },
  });
}

/** Calls on the authenticator apps of others (ADR 97). */
export const registerUserAuthenticatorRoutes = (app: FastifyInstance): void =>
  serveRoutes(app, userAuthenticatorRoutes, {
    get: readUserAuthenticator,
    reset: resetUserAuthenticator,
  });
