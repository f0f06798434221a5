import { sql } from 'drizzle-orm';
import type { Database, Row, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { sealedSsn } from '../../modules/test-pools/member-ssn.ts';

/** No SSN starts with 9. */
const invented = (id: number): string =>
  `9${String(10_000_000 + ((id * 7_919) % 89_999_999)).padStart(8, '0')}`;

async function seal(tx: Tx, tenantId: number, secrets: SecretBox): Promise<void> {
  const present = await tx.row(
    sql`select 1 as found from test_pool_members where ssn_sealed is not null limit 1`,
  );
  if (present !== null) return;
  const members = await tx.rows<Row<'test_pool_members', 'id'>>(
    sql`select id from test_pool_members where cdl_number is not null and id % 4 = 1`,
  );
  const rows = members.map(({ id }) => ({
    id,
    ...sealedSsn(secrets, tenantId, id, invented(id)),
  }));
  await tx.run(sql`
    update test_pool_members m set ssn_sealed = s.ssn_sealed, ssn_last_digits = s.ssn_last_digits
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id bigint, ssn_sealed text, ssn_last_digits text)
    where m.id = s.id`);
}

/**
 * Gives one in four of the regulated people of the demo an SSN, once: each installation seals with a key of
 * its own, so that the demo data that is shipped can have none, and each of them costs time at a first start.
 */
export async function sealDemoSsns(database: Database, secrets: SecretBox): Promise<void> {
  for (const tenantId of [1, 2])
    await inTransaction(database, { tenantId }, (tx) => seal(tx, tenantId, secrets));
}
