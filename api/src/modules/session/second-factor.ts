import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { Account } from './accounts.repository.ts';
import { findAuthenticator, takeRecoveryCode, takeStep } from './authenticators.repository.ts';
import { openKey } from './authenticator-key.ts';
import { hashOfRecoveryCode, isRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/**
 * Takes the code of an authenticator app, or a recovery code; each is good once. In the tenant of the account, with
 * the account locked.
 */
export async function takeAuthenticatorCode(
  context: Context,
  secrets: SecretBox,
  { id: userId, tenant_id: tenantId, company_id: companyId }: Account,
  code: string,
): Promise<boolean> {
  const { tx, now, audit } = context;
  const owner = { tenantId, userId };
  if (isRecoveryCode(code)) {
    if (!(await takeRecoveryCode(tx, userId, hashOfRecoveryCode(owner, code)))) return false;
    const actor = { userId, homeTenantId: tenantId };
    audit({ action: 'user.recoveryCodeUsed', entityId: userId, companyId, actor });
    return true;
  }
  const row = await findAuthenticator(tx, userId);
  if (row === null) return false;
  const step = stepOfCode(openKey(secrets, owner, row.secret_sealed), code.replace(/\s/g, ''), now);
  return step !== null && takeStep(tx, userId, step);
}
