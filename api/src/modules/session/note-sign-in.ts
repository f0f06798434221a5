import type { z } from 'zod';
import type { SignInOutcome } from '@assay/schema/users/user-session';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { deviceOf } from './device.ts';
import { insertSignIn } from './sign-ins.repository.ts';

type Outcome = z.output<typeof SignInOutcome>;

/** Device and address of a call, as sessions and attempts to sign in are told by them. */
export const clientOf = ({ userAgent, clientIp }: Pick<Context, 'userAgent' | 'clientIp'>) => ({
  device: deviceOf(userAgent),
  address: clientIp,
});

/** Notes an attempt to sign in to an account of the transaction's tenant; for an id that nobody has, nothing. */
export const noteSignIn = (context: Context, userId: number, outcome: Outcome): Promise<unknown> =>
  insertSignIn(context.tx, { userId, outcome, ...clientOf(context) });

/** The same for a user who signs in at another tenant's host. */
export const noteSignInAtHome = (
  context: Context,
  { userId, homeTenantId }: { userId: number; homeTenantId: number },
  outcome: Outcome,
): Promise<unknown> =>
  inTenant(context.tx, homeTenantId, () => noteSignIn(context, userId, outcome));
