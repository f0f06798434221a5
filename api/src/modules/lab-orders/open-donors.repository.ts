import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { DonorId } from '../test-results/test-cases.repository.ts';

type AskedDonor = DonorId & { specimenTypeId: number };

/**
 * Which of some donors, none of them identified by an SSN, have an open case with a test of the specimen type
 * (EXIST_OPEN_TEST_CASE_FOR_DONOR, contract §19).
 * @returns their places in `donors`
 */
export async function donorsWithOpenCase(
  tx: Tx,
  donors: readonly AskedDonor[],
): Promise<ReadonlySet<number>> {
  if (donors.length === 0) return new Set();
  const keyOf = ({ companyId, primaryIdType, primaryId, specimenTypeId }: AskedDonor): string =>
    [companyId, primaryIdType, specimenTypeId, primaryId.toLowerCase()].join(' ');
  const keys = donors.map(({ primaryId }) => primaryId.toLowerCase());
  // Two looks at the tables for all donors, whatever the planner knows of rows that were added a moment ago: asked donor by donor
  // it reads the tenant's whole table for each.
  const open = await tx.rows<Omit<AskedDonor, 'specimenTypeId'> & { id: number }>(sql`
    select c.id, c.company_id as "companyId", c.primary_id_type as "primaryIdType", c.primary_id_key as "primaryId"
    from test_cases c
    where c.company_id = any (${sql.param([...new Set(donors.map(({ companyId }) => companyId))])}::bigint[])
      and c.primary_id_key = any (${sql.param(keys)}::text[]) and c.status = 'OPEN' and c.deleted_at is null`);
  if (open.length === 0) return new Set();
  const tested = await tx.rows<{ caseId: number; specimenTypeId: number }>(sql`
    select distinct t.test_case_id as "caseId", t.specimen_type_id as "specimenTypeId" from test_results t
    where t.test_case_id = any (${sql.param(open.map(({ id }) => id))}::bigint[]) and t.deleted_at is null`);
  const caseOf = new Map(open.map((each) => [each.id, each]));
  const taken = new Set(
    tested.flatMap(({ caseId, specimenTypeId }) => {
      const found = caseOf.get(caseId);
      return found === undefined ? [] : [keyOf({ ...found, specimenTypeId })];
    }),
  );
  return new Set(donors.flatMap((donor, at) => (taken.has(keyOf(donor)) ? [at] : [])));
}
