import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { DonorId } from '../test-results/test-cases.repository.ts';

/**
 * Which of some donors, none of them identified by an SSN, have an open case with a test of the specimen type
 * (EXIST_OPEN_TEST_CASE_FOR_DONOR, contract §19).
 * @returns their places in `donors`
 */
export async function donorsWithOpenCase(
  tx: Tx,
  donors: readonly (DonorId & { specimenTypeId: number })[],
): Promise<ReadonlySet<number>> {
  const asked = donors.map((each, at) => ({
    at,
    company: each.companyId,
    type: each.primaryIdType,
    key: each.primaryId.toLowerCase(),
    specimen: each.specimenTypeId,
  }));
  const rows = await tx.rows<{ at: number }>(sql`
    select n.at from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as n (at integer, company bigint, type text, key text, specimen integer)
    where exists (
      select 1 from test_cases c join test_results t on t.test_case_id = c.id
      where c.company_id = n.company and c.primary_id_key = n.key collate "C" and c.primary_id_type = n.type
        and c.status = 'OPEN' and c.deleted_at is null and t.specimen_type_id = n.specimen and t.deleted_at is null)`);
  return new Set(rows.map(({ at }) => at));
}
