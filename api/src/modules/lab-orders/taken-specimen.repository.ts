import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/**
 * Whether a laboratory has a test with the number of a specimen already, whatever its capitals (ADR 133). A canceled order
 * had no specimen: who places it anew takes the same form. Two orders with one number wait for each other until the
 * commit, so that the second finds the first.
 */
export async function isSpecimenTaken(
  tx: Tx,
  { specimenId, provider }: { specimenId: string; provider: string },
): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('specimen ' || app.tenant_id() || ' ' || ${provider}::text),
    hashtext(lower(${specimenId}::text)))`);
  const row = await tx.row(sql`
    select 1 as taken from test_results t
    where t.specimen_id_key = lower(${specimenId}) collate "C" and t.provider = ${provider} and t.test_type = 'LAB'
      and t.test_status <> 'COLLECTION_CANCELLED' and t.deleted_at is null limit 1`);
  return row !== null;
}
