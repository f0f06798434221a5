import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { ssnOfCase, type DonorId } from '../test-results/test-cases.repository.ts';

type AskedDonor = DonorId & { specimenTypeId: number };

/** SSNs are compared by nine digits, others without regard to case. */
const keyOf = ({ companyId, primaryIdType, primaryId, specimenTypeId }: AskedDonor): string =>
  [companyId, primaryIdType, specimenTypeId, primaryId.toLowerCase()].join(' ');

type OpenCase = DonorId & { id: number };

/** The open cases of companies in which somebody has one of some ids other than SSNs. */
const casesByKey = (tx: Tx, companies: number[], keys: string[]): Promise<OpenCase[]> =>
  tx.rows<OpenCase>(sql`
    select c.id, c.company_id as "companyId", c.primary_id_type as "primaryIdType", c.primary_id_key as "primaryId"
    from test_cases c
    where c.company_id = any (${sql.param(companies)}::bigint[]) and c.primary_id_key = any (${sql.param(keys)}::text[])
      and c.primary_id_type <> 'SSN' and c.status = 'OPEN' and c.deleted_at is null`);

/** The same of SSNs: those whose last digits match are unsealed. */
async function casesBySsn(
  tx: Tx,
  secrets: SecretBox,
  companies: number[],
  ssns: string[],
): Promise<OpenCase[]> {
  if (ssns.length === 0) return [];
  const ends = [...new Set(ssns.map((ssn) => ssn.slice(-4)))];
  const rows = await tx.rows<
    Pick<Row<'test_cases'>, 'tenant_id' | 'id' | 'company_id' | 'ssn_sealed'>
  >(sql`
    select c.tenant_id, c.id, c.company_id, c.ssn_sealed from test_cases c
    where c.company_id = any (${sql.param(companies)}::bigint[]) and c.primary_id_type = 'SSN'
      and c.ssn_last_digits = any (${sql.param(ends)}::text[]) and c.status = 'OPEN' and c.deleted_at is null`);
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    primaryIdType: 'SSN',
    primaryId: ssnOfCase(secrets, row) ?? '',
  }));
}

/**
 * Which of some donors have an open case with a test of the specimen type (EXIST_OPEN_TEST_CASE_FOR_DONOR, contract §19).
 * @returns their places in `donors`
 */
export async function donorsWithOpenCase(
  tx: Tx,
  secrets: SecretBox,
  donors: readonly AskedDonor[],
): Promise<ReadonlySet<number>> {
  if (donors.length === 0) return new Set();
  const companies = [...new Set(donors.map(({ companyId }) => companyId))];
  const keysOf = (isSsn: boolean): string[] =>
    donors.flatMap(({ primaryIdType, primaryId }) =>
      (primaryIdType === 'SSN') === isSsn ? [primaryId.toLowerCase()] : [],
    );
  // A few looks at the tables for all donors, whatever the planner knows of rows that were added a moment ago: asked donor by donor
  // it reads the tenant's whole table for each.
  const open = [
    ...(await casesByKey(tx, companies, keysOf(false))),
    ...(await casesBySsn(tx, secrets, companies, keysOf(true))),
  ];
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
