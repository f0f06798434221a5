import type { Context } from '../../core/context.ts';
import type { Account } from './accounts.repository.ts';
import { endSessions, setStatus } from './accounts.repository.ts';

/** Locks an account of the transaction's tenant and ends its sessions, wherever they are. */
export async function lockOut(
  { tx, audit }: Context,
  account: Pick<Account, 'id' | 'tenant_id' | 'company_id'>,
): Promise<void> {
  await setStatus(tx, account.id, 'LOCKED');
  await endSessions(tx, account.tenant_id, account.id);
  audit({
    action: 'user.locked',
    entityId: account.id,
    companyId: account.company_id,
    changes: { accountStatus: { before: 'ACTIVE', after: 'LOCKED' } },
    actor: { userId: account.id, homeTenantId: account.tenant_id },
  });
}
