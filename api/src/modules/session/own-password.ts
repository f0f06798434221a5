import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { verifyPassword } from '../../core/passwords/password-hash.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  clearFailures,
  countFailure,
  endSessions,
  lockAccount,
  type Account,
} from './accounts.repository.ts';
import { ATTEMPTS } from './limits.ts';
import { lockOut } from './lock-account.ts';

/** Runs a part of a call in a transaction of its own. */
export type Step = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

/** The same in the tenant that the signed-in user belongs to. */
export const stepAtHome =
  (step: Step): Step =>
  (work) =>
    step((context) => inTenant(context.tx, context.viewer.homeTenantId, () => work(context)));

/** A stolen session must not be a place to guess the password: wrong ones count as they do at sign-in. */
async function refuse(context: Context, account: Account, field: string): Promise<never> {
  const failures = await countFailure(context.tx, account.id, 'failed_attempts');
  if (failures >= ATTEMPTS) {
    await lockOut(context, account);
    await endSessions(context.tx, account.tenant_id, account.id);
    throw new Refusal('ACCOUNT_LOCKED', { keepChanges: true });
  }
  throw new Refusal('INVALID_CURRENT_PASSWORD', {
    errors: Refusal.field([field], 'INVALID_CURRENT_PASSWORD').errors,
    keepChanges: true,
  });
}

/**
 * Holds what was typed into a field against the password of the signed-in user.
 * @param atHome steps of the call, of `stepAtHome`
 * @throws Refusal INVALID_CURRENT_PASSWORD, ACCOUNT_LOCKED
 */
export async function provePassword(
  atHome: Step,
  seen: Account,
  { field, typed }: { field: string; typed: string },
): Promise<void> {
  const matches = await verifyPassword(seen.password_hash, typed);
  await atHome(async (context) => {
    const account = await lockAccount(context.tx, seen.id);
    if (account === null) throw new Refusal('UNAUTHORIZED');
    if (!matches || account.password_hash !== seen.password_hash)
      await refuse(context, account, field);
    await clearFailures(context.tx, account.id, 'failed_attempts');
  });
}
