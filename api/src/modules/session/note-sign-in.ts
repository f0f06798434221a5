import type { z } from 'zod';
import type { SignInOutcome } from '@assay/schema/users/user-session';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { deviceOf } from '../../core/access-log/device.ts';
import { insertSignIn } from './sign-ins.repository.ts';

interface Person {
  userId: number;
  homeTenantId: number;
  /** Tenant that the person signs in to, where it is not that of the host. */
  tenantId?: number;
}
type Outcome = z.output<typeof SignInOutcome>;

/** Device and address of a call, as sessions and attempts to sign in are told by them. */
export const clientOf = ({ userAgent, clientIp }: Pick<Context, 'userAgent' | 'clientIp'>) => ({
  device: deviceOf(userAgent),
  address: clientIp,
});

/** An id that no user has: what is done for a user is done for nobody as well, so that the answer takes as long. */
export const NOBODY = 0;

const succeeded: readonly Outcome[] = ['SIGNED_IN', 'INCOMPLETE'];

/**
 * Notes an attempt to sign in to an account of the transaction's tenant; for an id that nobody has, nothing. One that
 * failed is an entry of the access log of the tenant at whose host it was made, also for a name that nobody has.
 */
export function noteSignIn(context: Context, user: Person, outcome: Outcome): Promise<unknown> {
  if (!succeeded.includes(outcome))
    context.trace({
      what: 'SIGN_IN_FAILED',
      asked: [`outcome=${outcome}`],
      rows: 0,
      actor: user.userId === NOBODY ? null : user,
      ...(user.tenantId === undefined ? {} : { tenantId: user.tenantId }),
    });
  return insertSignIn(context.tx, { userId: user.userId, outcome, ...clientOf(context) });
}

/** The same for a user who signs in at another tenant's host. */
export const noteSignInAtHome = (
  context: Context,
  user: Person,
  outcome: Outcome,
): Promise<unknown> =>
  inTenant(context.tx, user.homeTenantId, () => noteSignIn(context, user, outcome));
