import type { z } from 'zod';
import type {
  Authenticator,
  AuthenticatorKey,
  RecoveryCodes,
} from '@assay/schema/session/authenticator';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { lockAccount, readAccount, type Account } from './accounts.repository.ts';
import {
  confirmKey,
  countRecoveryCodes,
  deleteAuthenticator,
  deleteRecoveryCodes,
  findAuthenticator,
  nameOfTenant,
  saveKey,
  saveRecoveryCodes,
  takeStep,
} from './authenticators.repository.ts';
import { newKey, openKey, sealKey } from './authenticator-key.ts';
import { provePassword, stepAtHome, type Step } from './own-password.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { tellSecondFactor, type Person } from './tell-second-factor.ts';
import { base32, stepOfCode } from './totp.ts';

type Key = z.output<typeof AuthenticatorKey>;

/** Whether a user has an authenticator app, in whatever tenant the call acts. */
export const readAuthenticator = (
  { tx }: Pick<Context, 'tx'>,
  { userId, homeTenantId }: { userId: number; homeTenantId: number },
): Promise<Authenticator> =>
  inTenant(tx, homeTenantId, async () => {
    const since = (await findAuthenticator(tx, userId))?.confirmed_at ?? null;
    const recoveryCodesLeft = await countRecoveryCodes(tx, userId);
    return { active: since !== null, since, recoveryCodesLeft };
  });

/** What an app reads from the QR code. Apps take the name of the portal up to a colon. */
function uriOf(portal: string, username: string, secret: string): string {
  const issuer = encodeURIComponent(portal.replaceAll(':', ' '));
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${secret}&issuer=${issuer}`;
}

/** The signed-in user, who has proved the password. */
async function proven(atHome: Step, typed: string): Promise<Account> {
  const seen = await atHome(({ tx, viewer }) => readAccount(tx, viewer.userId));
  if (seen === null) throw new Refusal('UNAUTHORIZED');
  await provePassword(atHome, seen, { field: 'password', typed });
  return seen;
}

/**
 * Makes the key of an authenticator app, which counts once a code has confirmed it.
 * @throws Refusal INVALID_CURRENT_PASSWORD, ACCOUNT_LOCKED, AUTHENTICATOR_ACTIVE
 */
export async function startAuthenticator(
  secrets: SecretBox,
  step: Step,
  password: string,
): Promise<Key> {
  const atHome = stepAtHome(step);
  const { id: userId, tenant_id: tenantId, username } = await proven(atHome, password);
  const key = newKey();
  return atHome(async ({ tx }) => {
    const account = await lockAccount(tx, userId);
    if (account?.has_authenticator !== false) throw new Refusal('AUTHENTICATOR_ACTIVE');
    await saveKey(tx, userId, sealKey(secrets, { tenantId, userId }, key));
    const secret = base32(key);
    return { secret, uri: uriOf(await nameOfTenant(tx), username, secret) };
  });
}

const ownerOf = ({ id: userId, tenant_id: tenantId }: Account) => ({ userId, tenantId });

const verbs = {
  added: 'authenticatorTurnedOn',
  removed: 'authenticatorTurnedOff',
  renewed: 'recoveryCodesRenewed',
} as const;

/** Tells of a change that somebody made to the own second factor, in the audit log and by mail. */
async function note(context: Context, account: Account, change: keyof typeof verbs): Promise<void> {
  const { id, tenant_id: homeTenantId, company_id: companyId } = account;
  context.audit({
    action: `user.${verbs[change]}`,
    entityId: id,
    companyId,
    actor: { userId: id, homeTenantId },
  });
  await tellSecondFactor(context, account, change);
}

/** Gives an account new recovery codes; those it had are worth nothing. */
async function giveRecoveryCodes({ tx }: Context, account: Account): Promise<string[]> {
  const codes = newRecoveryCodes();
  await deleteRecoveryCodes(tx, account.id);
  await saveRecoveryCodes(
    tx,
    account.id,
    codes.map((each) => hashOfRecoveryCode(ownerOf(account), each)),
  );
  return codes;
}

/**
 * Turns the app on with one of its codes, which signs in nobody afterwards.
 * @throws Refusal CODE_CONFIRMATION_ERROR, AUTHENTICATOR_ACTIVE, AUTHENTICATOR_MISSING
 */
export const confirmAuthenticator = (
  context: Context,
  secrets: SecretBox,
  code: string,
): Promise<z.output<typeof RecoveryCodes>> =>
  inTenant(context.tx, context.viewer.homeTenantId, async () => {
    const { tx, now, viewer } = context;
    const account = await lockAccount(tx, viewer.userId);
    const row = await findAuthenticator(tx, viewer.userId);
    if (account === null || row === null) throw new Refusal('AUTHENTICATOR_MISSING');
    if (row.confirmed_at !== null) throw new Refusal('AUTHENTICATOR_ACTIVE');
    const key = openKey(secrets, ownerOf(account), row.secret_sealed);
    const step = stepOfCode(key, code.replace(/\s/g, ''), now);
    if (step === null) throw Refusal.field(['code'], 'CODE_CONFIRMATION_ERROR');
    await takeStep(tx, account.id, step);
    await confirmKey(tx, account.id);
    const recoveryCodes = await giveRecoveryCodes(context, account);
    await note(context, account, 'added');
    return { recoveryCodes };
  });

/**
 * Puts new recovery codes in the place of the former ones, which are lost or used up; the app stays.
 * @throws Refusal INVALID_CURRENT_PASSWORD, ACCOUNT_LOCKED, AUTHENTICATOR_MISSING
 */
export async function renewRecoveryCodes(
  step: Step,
  password: string,
): Promise<z.output<typeof RecoveryCodes>> {
  const atHome = stepAtHome(step);
  const { id } = await proven(atHome, password);
  return atHome(async (context) => {
    const account = await lockAccount(context.tx, id);
    if (account?.has_authenticator !== true) throw new Refusal('AUTHENTICATOR_MISSING');
    const recoveryCodes = await giveRecoveryCodes(context, account);
    await note(context, account, 'renewed');
    return { recoveryCodes };
  });
}

/**
 * Turns the own app off.
 * @throws Refusal INVALID_CURRENT_PASSWORD, ACCOUNT_LOCKED, AUTHENTICATOR_MISSING
 */
export async function turnOffAuthenticator(step: Step, password: string): Promise<void> {
  const atHome = stepAtHome(step);
  const account = await proven(atHome, password);
  await atHome(async (context) => {
    await removeAuthenticator(context, account.id);
    await note(context, account, 'removed');
  });
}

/** Forgets an app with its recovery codes. @throws Refusal AUTHENTICATOR_MISSING */
async function removeAuthenticator({ tx }: Context, userId: number): Promise<void> {
  await lockAccount(tx, userId);
  if (!(await deleteAuthenticator(tx, userId))) throw new Refusal('AUTHENTICATOR_MISSING');
}

/**
 * Takes the app from a user of the transaction's tenant, who is told of it.
 * @throws Refusal AUTHENTICATOR_MISSING
 */
export async function takeAuthenticator(
  context: Context,
  person: Person & { id: number },
): Promise<void> {
  await removeAuthenticator(context, person.id);
  await tellSecondFactor(context, person, 'takenAway');
}
