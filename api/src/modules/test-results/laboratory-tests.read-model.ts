import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { casesOfId } from './test-cases.repository.ts';

/** Who tells of tests: a laboratory knows of those ordered from it, an MRO of those that go through one. */
export interface TestSource {
  provider: string | null;
  /** Accounts of the laboratory; none means all. */
  labAccountIds: readonly number[];
}

/** By what a test is found. */
export interface TestReference {
  orderNumber?: string | null | undefined;
  specimenId?: string | null | undefined;
  masterAccountId?: string | null | undefined;
  subAccountId?: string | null | undefined;
  donorIdType?: string | null | undefined;
  donorId?: string | null | undefined;
  collectedAt?: string | null | undefined;
}

/** A test that a message may be about. */
export interface FoundTest {
  id: number;
  test_case_id: number;
  specimen_id: string | null;
}

const NEAR = '24 hours';

const testsOf = (tx: Tx, { provider, labAccountIds }: TestSource, where: SQL) =>
  tx.rows<FoundTest>(sql`
    select t.id, t.test_case_id, t.specimen_id from test_results t left join lab_orders o on o.test_result_id = t.id
    where t.test_type = 'LAB' and t.deleted_at is null and ${where}
      and ${
        provider === null
          ? sql`t.goes_through_mro`
          : sql`t.provider = ${provider} and (${labAccountIds.length} = 0 or o.lab_account_id is null
            or o.lab_account_id = any (${sql.param([...labAccountIds])}::bigint[]))`
      }
    order by t.id limit 2`);

/** The test of an order number, at most one. */
export const testsOfOrder = (tx: Tx, source: TestSource, orderNumber: string) =>
  testsOf(tx, source, sql`o.order_number = ${orderNumber}`);

/** Tests with a specimen of that number; two are enough to know that it does not tell. */
export const testsOfSpecimen = (tx: Tx, source: TestSource, specimenId: string) =>
  testsOf(tx, source, sql`t.specimen_id_key = lower(${specimenId}) collate "C"`);

/**
 * Tests of an account and donor whose specimen was collected within a day of a time, or is still to be collected: the day
 * of a time depends on where the site is.
 */
export async function testsOfDonor(
  tx: Tx,
  secrets: SecretBox,
  source: TestSource,
  { masterAccountId, subAccountId, donorIdType, donorId, collectedAt }: TestReference,
): Promise<FoundTest[]> {
  if (!masterAccountId || !donorId || !collectedAt) return [];
  const cases = await casesOfId(tx, secrets, { type: donorIdType ?? null, id: donorId });
  if (cases.length === 0) return [];
  const at = sql`${collectedAt}::timestamptz`;
  return testsOf(
    tx,
    source,
    sql`t.test_case_id = any (${sql.param(cases)}::bigint[]) and o.master_account_id = ${masterAccountId}
      and ${subAccountId ? sql`o.sub_account_id = ${subAccountId}` : sql`true`}
      and case when t.collected_at is null then o.ordered_at <= ${at}
        else t.collected_at between ${at} - ${NEAR}::interval and ${at} + ${NEAR}::interval end`,
  );
}

/** Whether a test is of a donor with that id. */
export const isOfDonor = async (
  tx: Tx,
  secrets: SecretBox,
  testCaseId: number,
  { type, id }: { type: string | null; id: string },
): Promise<boolean> => (await casesOfId(tx, secrets, { type, id })).includes(testCaseId);

/** Whether a test in sight is one of a laboratory, and goes through the MRO where that is asked for. */
export const isLaboratoryTest = async (tx: Tx, id: number, throughMro: boolean): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as found from test_results
    where id = ${id} and test_type = 'LAB' and deleted_at is null and (goes_through_mro or not ${throughMro})`)) !==
  null;

/** Our number of the order of a test in sight, and by what its connection is found; null for a test without an order. */
export async function orderNumberOf(
  tx: Tx,
  id: number,
): Promise<{ orderNumber: string; provider: string | null; labAccountId: number | null } | null> {
  const row = await tx.row<
    Pick<Row<'lab_orders'>, 'order_number' | 'lab_account_id'> &
      Pick<Row<'test_results'>, 'provider'>
  >(sql`
    select o.order_number, o.lab_account_id, t.provider from lab_orders o join test_results t on t.id = o.test_result_id
    where t.id = ${id} and t.goes_through_mro`);
  return (
    row && {
      orderNumber: row.order_number,
      provider: row.provider,
      labAccountId: row.lab_account_id,
    }
  );
}
