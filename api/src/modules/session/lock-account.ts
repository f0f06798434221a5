import type { Context } from '../../core/context.ts';
import type { Account } from './accounts.repository.ts';
import { setStatus } from './accounts.repository.ts';

/**
 * Locks sign-in to an account of the transaction's tenant. Sessions that run go on: wrong passwords and codes come from
 * outside, and must not put out who is at work (decision 18).
 */
export async function lockOut(
  { tx, audit }: Context,
  account: Pick<Account, 'id' | 'tenant_id' | 'company_id'>,
): Promise<void> {
  await setStatus(tx, account.id, 'LOCKED');
  audit({
    action: 'user.locked',
    entityId: account.id,
    companyId: account.company_id,
    changes: { accountStatus: { before: 'ACTIVE', after: 'LOCKED' } },
    actor: { userId: account.id, homeTenantId: account.tenant_id },
  });
}
