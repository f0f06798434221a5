import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';

interface SignatureRow {
  tenant_id: number;
  id: number;
  frozen: object;
  sha256: string;
  /** Whether the audit log says that this was signed. */
  is_logged: boolean;
}

/**
 * Signed MIS reports of every tenant that are not as they were signed (ADR 112): what was frozen against its hash, and that
 * against the entry in the audit log. It names ids and nobody.
 */
export async function verifyMisSignatures(
  database: Database,
): Promise<readonly { tenant_id: number; problem: string }[]> {
  const rows = await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<SignatureRow>(sql`
      select s.tenant_id, s.id, s.frozen, s.sha256, exists (select 1 from audit_log l
        where l.tenant_id = s.tenant_id and l.entity = 'misReport' and l.entity_id = s.company_id::text
          and l.action = 'misReport.signed' and l.changes -> 'sha256' ->> 'after' = s.sha256) as is_logged
      from mis_signatures s order by s.tenant_id, s.id`),
  );
  return rows
    .filter(
      ({ frozen, sha256, is_logged: isLogged }) =>
        !isLogged || createHash('sha256').update(canonicalJson(frozen)).digest('hex') !== sha256,
    )
    .map(({ tenant_id: tenant, id }) => ({
      tenant_id: tenant,
      problem: `signature ${id} of a MIS report is not of what was signed`,
    }));
}
