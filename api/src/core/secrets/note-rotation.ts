import { appendAudit } from '../audit/audit.ts';
import type { Tx } from '../database/database.ts';

/** Writes into the log of tenant 1, whose transaction this is, what happened to a key. Whoever runs the installation has no user. */
export const noteRotation = (
  tx: Tx,
  action: 'tenant.keyRotated' | 'tenant.keyRetired',
  keyId: string,
): Promise<void> =>
  appendAudit(
    tx,
    [
      {
        action,
        entityId: 1,
        changes: { key: action === 'tenant.keyRotated' ? { after: keyId } : { before: keyId } },
      },
    ],
    { actor: null, requestId: 'rotate-key', clientIp: '' },
  );
