import { sql } from 'drizzle-orm';
import type { Database, Row, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { sealedSsn, type StoredSsn } from '../../modules/test-pools/member-ssn.ts';
import { UNSEALED } from './seal-demo-chains.ts';

/** Number of a demo member: of the form of an ITIN, so that it can be saved again and is nobody's SSN. */
function inventedSsn(id: number): string {
  const mixed = id * 7_919;
  const serial = String(1 + (mixed % 9_999)).padStart(4, '0');
  return `${900 + (mixed % 97)}${70 + (mixed % 19)}${serial}`;
}

/** The SSN of one in four of the regulated people as the demo data that is shipped has it: drawn as it will be shown. */
export const unsealedSsn = (id: number, isRegulated: boolean): StoredSsn =>
  isRegulated && id % 4 === 1
    ? { ssn_sealed: UNSEALED, ssn_last_digits: inventedSsn(id).slice(-4) }
    : { ssn_sealed: null, ssn_last_digits: null };

async function seal(tx: Tx, tenantId: number, secrets: SecretBox): Promise<void> {
  const members = await tx.rows<Row<'test_pool_members', 'id'>>(
    sql`select id from test_pool_members where ssn_sealed = ${UNSEALED}`,
  );
  if (members.length === 0) return;
  const rows = members.map(({ id }) => ({
    id,
    ssn_sealed: sealedSsn(secrets, { tenantId, id }, inventedSsn(id)).ssn_sealed,
  }));
  await tx.run(sql`
    update test_pool_members m set ssn_sealed = s.ssn_sealed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id bigint, ssn_sealed text)
    where m.id = s.id`);
}

/**
 * Seals the SSNs of the demo, once: each installation has a key of its own, and each SSN costs time at a first start,
 * so that one in four of the regulated people has one.
 */
export async function sealDemoSsns(database: Database, secrets: SecretBox): Promise<void> {
  for (const tenantId of [1, 2])
    await inTransaction(database, { tenantId }, (tx) => seal(tx, tenantId, secrets));
}
