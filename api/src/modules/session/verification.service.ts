import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { ActivateAnswer, ActivateInput } from '@assay/schema/session/session';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { readToken, type Token } from '../../core/http/authenticate.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  clearFailures,
  countFailure,
  lockAccount,
  readAccount,
  type Account,
} from './accounts.repository.ts';
import { codeLetter } from './letters.ts';
import { ATTEMPTS, CODE_MINUTES, CODES_PER_SESSION, minutesAfter } from './limits.ts';
import { lockOut } from './lock-account.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession } from './open-session.ts';
import { takeAuthenticatorCode } from './second-factor.ts';
import {
  countCode,
  deleteSession,
  findCode,
  findPending,
  saveCode,
  type PendingSession,
} from './sessions.repository.ts';
import { hashOfCode, newVerificationCode } from './tokens.ts';

type Activated = z.output<typeof ActivateAnswer>;

/** The token of a sign-in that waits for its second factor, with the tenant that it names. */
function tokenOf(text: string): Token {
  const token = readToken(text);
  if (token === null) throw new Refusal('EXPIRED_TOKEN');
  return token;
}

async function waiting({ tx }: Context, token: Token): Promise<PendingSession> {
  const session = await findPending(tx, token);
  if (session?.pending_reason !== 'MFA_REQUIRED') throw new Refusal('EXPIRED_TOKEN');
  return session;
}

/**
 * Mails a new code for a pending session; the one before it is no longer valid, and wrong tries stay
 * counted (contract §1). Who has an authenticator app is mailed none, or the app would be worth no more than the mailbox.
 * @throws Refusal EXPIRED_TOKEN, TOO_MANY_REQUESTS, AUTHENTICATOR_ACTIVE
 */
export async function sendCode(context: Context, text: string): Promise<void> {
  const { tx, now } = context;
  const token = tokenOf(text);
  await inTenant(tx, token.tenantId, async () => {
    const session = await waiting(context, token);
    const account = await inTenant(tx, session.home_tenant_id, () =>
      readAccount(tx, session.user_id),
    );
    const sent = await countCode(tx, token.hash);
    if (account === null || sent === 0) throw new Refusal('EXPIRED_TOKEN');
    if (account.has_authenticator) throw new Refusal('AUTHENTICATOR_ACTIVE');
    if (sent > CODES_PER_SESSION) throw new Refusal('TOO_MANY_REQUESTS');
    const code = newVerificationCode();
    await saveCode(tx, token.hash, hashOfCode(text, code), minutesAfter(now, CODE_MINUTES));
    const to = { email: account.username, name: `${account.first_name} ${account.last_name}` };
    await queueMail(context, 'VERIFICATION_CODE', to, codeLetter(account.first_name, code));
  });
}

async function refuseWrongCode(
  context: Context,
  account: Account,
  { tenantId }: Token,
): Promise<never> {
  const failures = await countFailure(context.tx, account.id, 'failed_codes');
  const user = { userId: account.id, homeTenantId: account.tenant_id, tenantId };
  await noteSignIn(context, user, 'WRONG_CODE');
  if (failures < ATTEMPTS) {
    throw new Refusal('CODE_CONFIRMATION_ERROR', {
      params: { remainingAttempts: ATTEMPTS - failures },
      keepChanges: true,
    });
  }
  await lockOut(context, account);
  throw new Refusal('ACCOUNT_LOCKED', { keepChanges: true });
}

/** What was entered, and for which sign-in. */
interface Entry {
  text: string;
  token: Token;
  session: PendingSession;
  code: string;
}

/** Judges a code with the account locked: parallel tries count one by one, and a code is good for one session. */
async function judge(
  context: Context,
  secrets: SecretBox,
  { text, token, session, code }: Entry,
): Promise<Account> {
  const { tx } = context;
  const account = await lockAccount(tx, session.user_id);
  const mailed = await inTenant(tx, token.tenantId, async () => {
    await waiting(context, token);
    return findCode(tx, token.hash);
  });
  if (account === null || (mailed === null && !account.has_authenticator))
    throw new Refusal('EXPIRED_TOKEN');
  const isRight = account.has_authenticator
    ? await takeAuthenticatorCode(context, secrets, account, code)
    : mailed !== null && timingSafeEqual(mailed, hashOfCode(text, code));
  if (!isRight) return refuseWrongCode(context, account, token);
  await clearFailures(tx, account.id, 'failed_codes');
  return account;
}

/**
 * Exchanges a pending token and its code for an active session with a token of its own (contract §1).
 * @throws Refusal CODE_CONFIRMATION_ERROR, ACCOUNT_LOCKED, EXPIRED_TOKEN
 */
export async function activate(
  context: Context,
  secrets: SecretBox,
  { token: text, code }: z.output<typeof ActivateInput>,
): Promise<Activated> {
  const { tx } = context;
  const token = tokenOf(text);
  return inTenant(tx, token.tenantId, async () => {
    const session = await waiting(context, token);
    const account = await inTenant(tx, session.home_tenant_id, () =>
      judge(context, secrets, { text, token, session, code }),
    );
    await deleteSession(tx, token.hash);
    return openSession(context, {
      tenantId: token.tenantId,
      userId: account.id,
      homeTenantId: account.tenant_id,
      companyId: account.company_id,
      timezone: session.timezone,
      timezoneOffset: session.timezone_offset,
    });
  });
}
