import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { readToken, type Token } from '../../core/http/authenticate.ts';
import { hashPassword } from '../../core/passwords/password-hash.ts';
import { refusalOfPassword } from '../../core/passwords/password-rules.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  endSessions,
  lockAccount,
  ownNames,
  previousHashes,
  readAccount,
  setStatus,
  storePassword,
  type Account,
} from './accounts.repository.ts';
import { findLink, useLink, voidLinks, type PasswordLink } from './links.repository.ts';
import { provePassword, stepAtHome, type Step } from './own-password.ts';
import { findPending } from './sessions.repository.ts';

/** The person who gets a new password, as seen before the hashing. */
interface Candidate {
  account: Account;
  previous: readonly string[];
  names: readonly string[];
}

async function candidateOf({ tx }: Context, userId: number): Promise<Candidate | null> {
  const account = await readAccount(tx, userId);
  if (account === null) return null;
  return { account, previous: await previousHashes(tx, userId), names: await ownNames(tx, userId) };
}

/** Checks a new password against the rules that need hashing, and hashes it. */
async function prepare(password: string, { account, previous, names }: Candidate): Promise<string> {
  const code = await refusalOfPassword({
    password,
    username: account.username,
    previousHashes: previous,
    ownNames: names,
  });
  if (code !== null) throw Refusal.field(['password'], code);
  return hashPassword(password);
}

/** Stores a password; every session and every link of the user ends with the old one (contract §1). */
async function replacePassword(context: Context, account: Account, hash: string): Promise<void> {
  const { tx, now, audit } = context;
  await storePassword(tx, account.id, { hash, setAt: now, changedAt: now });
  await voidLinks(tx, account.id);
  await endSessions(tx, account.tenant_id, account.id);
  const actor = { userId: account.id, homeTenantId: account.tenant_id };
  audit({
    action: 'user.passwordChanged',
    entityId: account.id,
    companyId: account.company_id,
    actor,
  });
}

/**
 * Stores the first password of a user of the transaction's tenant. A temporary one was chosen by
 * somebody else, and has to be changed at the first sign-in.
 */
export async function givePassword(
  tx: Tx,
  userId: number,
  hash: string,
  { temporary }: { temporary: boolean },
): Promise<void> {
  const now = new Date();
  await storePassword(tx, userId, { hash, setAt: now, changedAt: temporary ? null : now });
}

/** A sign-in that waits for a new password. One that waits for the second factor is not allowed to set one. */
async function waitingFor(
  context: Context,
  token: Token | null,
): Promise<{ userId: number; homeTenantId: number }> {
  const session =
    token === null
      ? null
      : await inTenant(context.tx, token.tenantId, () => findPending(context.tx, token));
  if (session === null || session.pending_reason === 'MFA_REQUIRED')
    throw new Refusal('EXPIRED_TOKEN');
  return { userId: session.user_id, homeTenantId: session.home_tenant_id };
}

/**
 * Sets a new password with a pending session, after expiry or first use.
 * @throws Refusal EXPIRED_TOKEN, PASSWORD_AS_PREVIOUS, PASSWORD_LIKE_EMAIL, PASSWORD_LIKE_NAME,
 * PASSWORD_COMMON
 */
export async function setPasswordByToken(
  step: Step,
  input: { token: string; password: string },
): Promise<void> {
  const token = readToken(input.token);
  const seen = await step(async (context) => {
    const { userId, homeTenantId } = await waitingFor(context, token);
    return inTenant(context.tx, homeTenantId, () => candidateOf(context, userId));
  });
  if (seen === null) throw new Refusal('EXPIRED_TOKEN');
  const hash = await prepare(input.password, seen);
  await step(async (context) => {
    const { id, tenant_id: home } = seen.account;
    await inTenant(context.tx, home, async () => {
      const account = await lockAccount(context.tx, id);
      await waitingFor(context, token);
      if (account === null) throw new Refusal('EXPIRED_TOKEN');
      await replacePassword(context, account, hash);
    });
  });
}

/** Opens a locked account, whose user has the link of an administrator. */
async function openAccount({ tx, audit }: Context, account: Account): Promise<void> {
  if ((await setStatus(tx, account.id, 'ACTIVE')) === 0) return;
  audit({
    action: 'user.unlocked',
    entityId: account.id,
    companyId: account.company_id,
    changes: { accountStatus: { before: 'LOCKED', after: 'ACTIVE' } },
    actor: { userId: account.id, homeTenantId: account.tenant_id },
  });
}

/** A locked account opens with an administrator's unlock link only (contract §1, §10). */
const mayUse = (link: PasswordLink, { account_status: status }: Account): boolean =>
  status === 'ACTIVE' || link.purpose === 'UNLOCK';

/** What a link stands for today; null for one that is unknown, over, used or replaced, or of a locked account. */
async function linkOf(
  { tx }: Context,
  hash: Buffer,
): Promise<{ link: PasswordLink; account: Account } | null> {
  const link = await findLink(tx, hash);
  const account = link === null ? null : await readAccount(tx, link.user_id);
  return link !== null && account !== null && mayUse(link, account) ? { link, account } : null;
}

/** Whether a password can be set with the code of a link, which stays unused. Nothing is told of one that fails. */
export async function isCodeUsable(context: Context, sent: string): Promise<boolean> {
  const code = readToken(sent);
  if (code === null) return false;
  return inTenant(
    context.tx,
    code.tenantId,
    async () => (await linkOf(context, code.hash)) !== null,
  );
}

/**
 * Sets a new password with the code of a link; an unlock link also makes the account active.
 * @throws Refusal INVALID_CODE, PASSWORD_AS_PREVIOUS, PASSWORD_LIKE_EMAIL, PASSWORD_LIKE_NAME,
 * PASSWORD_COMMON
 */
export async function setPasswordByCode(
  step: Step,
  input: { code: string; password: string },
): Promise<void> {
  const code = readToken(input.code);
  if (code === null) throw new Refusal('INVALID_CODE');
  const atHome = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    step((context) => inTenant(context.tx, code.tenantId, () => work(context)));
  const seen = await atHome(async (context) => {
    const known = await linkOf(context, code.hash);
    const candidate = known === null ? null : await candidateOf(context, known.account.id);
    if (candidate === null) throw new Refusal('INVALID_CODE');
    return candidate;
  });
  const hash = await prepare(input.password, seen);
  await atHome(async (context) => {
    const { tx } = context;
    const account = await lockAccount(tx, seen.account.id);
    const link = await findLink(tx, code.hash);
    if (account === null || link === null || !mayUse(link, account))
      throw new Refusal('INVALID_CODE');
    if (!(await useLink(tx, code.hash))) throw new Refusal('INVALID_CODE');
    if (link.purpose === 'UNLOCK') await openAccount(context, account);
    await replacePassword(context, account, hash);
  });
}

/**
 * Changes the own password; ends all of the user's sessions, this one too.
 * @throws Refusal INVALID_CURRENT_PASSWORD, ACCOUNT_LOCKED, PASSWORD_AS_PREVIOUS, PASSWORD_LIKE_EMAIL, PASSWORD_LIKE_NAME,
 * PASSWORD_COMMON
 */
export async function changePassword(
  step: Step,
  input: { oldPassword: string; password: string },
): Promise<void> {
  const atHome = stepAtHome(step);
  const seen = await atHome((context) => candidateOf(context, context.viewer.userId));
  if (seen === null) throw new Refusal('UNAUTHORIZED');
  await provePassword(atHome, seen.account, { field: 'oldPassword', typed: input.oldPassword });
  const hash = await prepare(input.password, seen);
  await atHome(async (context) => {
    const account = await lockAccount(context.tx, seen.account.id);
    if (account?.password_hash !== seen.account.password_hash)
      throw new Refusal('INVALID_CURRENT_PASSWORD');
    await replacePassword(context, account, hash);
  });
}
