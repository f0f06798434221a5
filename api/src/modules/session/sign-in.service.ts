import type { z } from 'zod';
import type { LoginAnswer, LoginInput } from '@assay/schema/session/session';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { verifyPassword } from '../../core/passwords/password-hash.ts';
import { isPasswordExpired } from '../../core/passwords/password-rules.ts';
import { Refusal } from '../../core/refusal.ts';
import { asksForSecondFactor } from '../profile/own-settings.service.ts';
import {
  clearFailures,
  countFailure,
  countUnknownName,
  findUser,
  lockAccount,
  readAccount,
  type Account,
} from './accounts.repository.ts';
import { ATTEMPTS } from './limits.ts';
import { lockOut } from './lock-account.ts';
import { NOBODY, noteSignIn, noteSignInAtHome } from './note-sign-in.ts';
import { openPendingSession, openSession } from './open-session.ts';
import { isTenantEnabled, type PendingReason } from './sessions.repository.ts';
import { noteFailedSignIn } from './tell-locked.ts';
import { knownTimeZone } from './time-zone.ts';
import { hashOfName } from './tokens.ts';

type Step = <T>(work: (context: Context) => Promise<T>) => Promise<T>;
type Input = z.output<typeof LoginInput>;
type Answer = z.output<typeof LoginAnswer>;

const isSuperAdminOfTenantOne = ({
  tenant_id: tenantId,
  role,
}: Pick<Account, 'tenant_id' | 'role'>): boolean => tenantId === 1 && role === 'SUPER_ADMIN';

const homeOf = ({ id: userId, tenant_id: homeTenantId }: Account) => ({ userId, homeTenantId });

/** The account of a user who may sign in at this host: its own tenant's, or any for a SUPER_ADMIN of tenant 1. */
async function findAccount({ tx, tenantId }: Context, username: string): Promise<Account | null> {
  const user = (await findUser(tx, username)) ?? { tenant_id: tenantId, user_id: NOBODY };
  const account = await inTenant(tx, user.tenant_id, () => readAccount(tx, user.user_id));
  if (user.tenant_id !== tenantId && user.tenant_id !== 1) return null;
  const hasPassword = account !== null && account.password_hash !== null;
  return hasPassword && (account.tenant_id === tenantId || isSuperAdminOfTenantOne(account))
    ? account
    : null;
}

/** The answer to a wrong password: counts down and ends with the lock, for known and unknown names alike. */
const wrongPassword = (failures: number): Refusal =>
  failures < ATTEMPTS
    ? new Refusal('WRONG_CREDENTIALS', {
        params: { remainingAttempts: ATTEMPTS - failures },
        keepChanges: true,
      })
    : new Refusal('ACCOUNT_LOCKED', { keepChanges: true });

/** A name that nobody signs in with here: the same statements as for a wrong password of a user. */
async function refuseUnknownName(context: Context, username: string): Promise<never> {
  const { tx, tenantId } = context;
  return inTenant(tx, tenantId, async () => {
    await lockAccount(tx, NOBODY);
    await countFailure(tx, NOBODY, 'failed_attempts');
    const failures = await countUnknownName(tx, hashOfName(username));
    await noteSignIn(context, { userId: NOBODY, homeTenantId: tenantId }, 'WRONG_PASSWORD');
    await noteFailedSignIn(context, null);
    throw wrongPassword(failures);
  });
}

/** Whose failures count under the name too, so that as much is written as for a name that nobody has. */
async function refuseWrongPassword(context: Context, account: Account): Promise<never> {
  const failures = await countFailure(context.tx, account.id, 'failed_attempts');
  await countUnknownName(context.tx, hashOfName(account.username));
  const isLocked = account.account_status === 'LOCKED';
  await noteSignIn(context, homeOf(account), isLocked ? 'ACCOUNT_LOCKED' : 'WRONG_PASSWORD');
  await noteFailedSignIn(context, { tenantId: account.tenant_id, id: account.id });
  if (isLocked) throw new Refusal('ACCOUNT_LOCKED', { keepChanges: true });
  if (failures >= ATTEMPTS) await lockOut(context, account);
  throw wrongPassword(failures);
}

/** What has to happen before the session is active: a new password first, then the second factor. */
async function pendingReason(context: Context, account: Account): Promise<PendingReason | null> {
  const { tx, tenantId, now } = context;
  if (account.password_changed_at === null) return 'FIRST_LOGIN';
  if (isPasswordExpired(new Date(account.password_changed_at), now)) return 'PASSWORD_EXPIRED';
  if (account.mfa_enabled || account.has_authenticator) return 'MFA_REQUIRED';
  const owner = {
    tenantId,
    userId: account.id,
    homeTenantId: account.tenant_id,
    companyId: account.company_id,
  };
  return (await asksForSecondFactor(tx, owner)) ? 'MFA_REQUIRED' : null;
}

/** A disabled tenant is closed, except to those who set it up (contract §0.1). */
async function refuseDisabledTenant(context: Context, account: Account): Promise<void> {
  if ((await isTenantEnabled(context.tx)) || isSuperAdminOfTenantOne(account)) return;
  await noteSignInAtHome(context, homeOf(account), 'TENANT_DISABLED');
  throw new Refusal('TENANT_DISABLED', { keepChanges: true });
}

/** Judges the password with the account locked, so that parallel attempts count one after the other. */
async function judge(context: Context, seen: Account, matches: boolean): Promise<Account | null> {
  const { tx } = context;
  const account = await lockAccount(tx, seen.id);
  if (account === null) return null;
  /* The password may have been changed while it was being verified. */
  if (
    account.account_status === 'LOCKED' ||
    !matches ||
    account.password_hash !== seen.password_hash
  )
    return refuseWrongPassword(context, account);
  await clearFailures(tx, account.id, 'failed_attempts');
  return account;
}

/**
 * Signs a user in at the tenant of the host (contract §1). Every refusal costs one verification of a
 * password, whether the name is known, locked or neither; the verification runs between two
 * transactions, because it takes longer than everything else together.
 * @throws Refusal WRONG_CREDENTIALS, ACCOUNT_LOCKED, TENANT_DISABLED, USER_WITHOUT_ROLE
 */
export async function signIn(step: Step, input: Input): Promise<Answer> {
  const seen = await step((context) => findAccount(context, input.username));
  const matches = await verifyPassword(seen?.password_hash ?? null, input.password);
  return step(async (context) => {
    if (seen === null) return refuseUnknownName(context, input.username);
    const account = await inTenant(context.tx, seen.tenant_id, () => judge(context, seen, matches));
    if (account === null) return refuseUnknownName(context, input.username);
    await refuseDisabledTenant(context, account);
    if (account.role === null) {
      await noteSignInAtHome(context, homeOf(account), 'NO_ROLE');
      throw new Refusal('USER_WITHOUT_ROLE', { keepChanges: true });
    }
    const user = {
      tenantId: context.tenantId,
      userId: account.id,
      homeTenantId: account.tenant_id,
      companyId: account.company_id,
      timezone: knownTimeZone(input.timezone),
      timezoneOffset: input.timezoneOffset,
    };
    const reason = await pendingReason(context, account);
    if (reason !== null) {
      const authenticator = reason === 'MFA_REQUIRED' && account.has_authenticator;
      return { ...(await openPendingSession(context, user, reason)), authenticator };
    }
    return {
      ...(await openSession(context, user)),
      reason: null,
      active: true,
      authenticator: false,
    };
  });
}
