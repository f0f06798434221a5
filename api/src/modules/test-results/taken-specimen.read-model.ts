import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';

/**
 * Whether a laboratory has a test with the number of a specimen already, whatever its capitals (ADR 133). A canceled order
 * had no specimen: who places it anew takes the same form. Two who ask for one number wait for each other until the
 * commit, so that the second finds the first.
 * @param except the test that the number is asked for, when it is there already
 */
export async function isSpecimenTaken(
  tx: Tx,
  {
    specimenId,
    provider,
    except = null,
  }: { specimenId: string; provider: string; except?: number | null },
): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('specimen ' || app.tenant_id() || ' ' || ${provider}::text),
    hashtext(lower(${specimenId}::text)))`);
  const row = await tx.row(sql`
    select 1 as taken from test_results t
    where t.specimen_id_key = lower(${specimenId}) collate "C" and t.provider = ${provider} and t.test_type = 'LAB'
      and t.test_status <> 'COLLECTION_CANCELLED' and t.deleted_at is null
      and t.id is distinct from ${except}::bigint limit 1`);
  return row !== null;
}
