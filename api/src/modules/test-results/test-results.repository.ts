import { sql, type SQL } from 'drizzle-orm';
import type {
  MroResultName,
  ResultTypeName,
  TestStatusName,
  TestTypeName,
} from '@assay/schema/test-results/test-words';
import { finalStatuses } from '@assay/schema/test-results/test-words';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { Actor } from './test-cases.repository.ts';

export interface NewResult {
  testCaseId: number;
  testType: TestTypeName;
  testStatus: TestStatusName;
  /** Of an instant test; what a laboratory finds comes as a report. */
  resultType?: ResultTypeName | null;
  goesThroughMro?: boolean;
  mroOnlyIfPositive?: boolean;
  specimenTypeId: number;
  specimenId?: string | null;
  provider?: string | null;
  confirmationMethod?: string | null;
  /** The instant test that this one confirms. */
  confirmsId?: number | null;
  isManualResult?: boolean;
  dataEntryMethod?: string | null;
  collectorFullName?: string | null;
  /** Reported by who tested: no MRO reviews it (49 CFR 40.255). */
  isAlcohol?: boolean;
  collectedAt?: string | null;
  receivedAt?: string | null;
  reportedAt?: string | null;
  /** When everybody may know the outcome: at once of an instant test. */
  releasedAt?: string | null;
}

/** Adds a test to a case. @returns its id */
export async function addResult(tx: Tx, actor: Actor, test: NewResult): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into test_results (test_case_id, test_type, test_status, result_type, goes_through_mro, mro_only_if_positive,
      specimen_type_id, specimen_id, provider, confirmation_method, confirms_id, is_manual_result, data_entry_method,
      collector_full_name, is_alcohol, collected_at, received_at, reported_at, released_at, created_by_user_id, created_by)
    values (${test.testCaseId}, ${test.testType}, ${test.testStatus}, ${test.resultType ?? null},
      ${test.goesThroughMro ?? false}, ${test.mroOnlyIfPositive ?? false}, ${test.specimenTypeId}, ${test.specimenId ?? null},
      ${test.provider ?? null}, ${test.confirmationMethod ?? null}, ${test.confirmsId ?? null},
      ${test.isManualResult ?? false}, ${test.dataEntryMethod ?? null}, ${test.collectorFullName ?? null},
      ${test.isAlcohol ?? false}, ${test.collectedAt ?? null}::timestamptz, ${test.receivedAt ?? null}::timestamptz,
      ${test.reportedAt ?? null}::timestamptz, ${test.releasedAt ?? null}::timestamptz, ${actor.userId}, ${actor.name})
    returning id`);
  return found(row).id;
}

export type ResultRow = Row<'test_results'>;

/** A test, locked until the commit. @throws Refusal RESOURCE_NOT_FOUND */
export const lockResult = async (tx: Tx, id: number): Promise<ResultRow> =>
  found(
    await tx.row<ResultRow>(
      sql`select * from test_results where id = ${id} and deleted_at is null for no key update`,
    ),
  );

/** What may change of a test in the sight of everybody. */
export interface ResultChange {
  testStatus?: TestStatusName;
  resultType?: ResultTypeName | null;
  mroResult?: MroResultName | null;
  confirmationMethod?: string;
  specimenId?: string;
  collectorFullName?: string;
  collectedAt?: string;
  receivedAt?: string;
  reportedAt?: string | null;
  mroResultReceivedAt?: string | null;
  releasedAt?: string;
  isManualResult?: boolean;
  dataEntryMethod?: string;
}

const columnOf: Record<keyof ResultChange, string> = {
  testStatus: 'test_status',
  resultType: 'result_type',
  mroResult: 'mro_result',
  confirmationMethod: 'confirmation_method',
  specimenId: 'specimen_id',
  collectorFullName: 'collector_full_name',
  collectedAt: 'collected_at',
  receivedAt: 'received_at',
  reportedAt: 'reported_at',
  mroResultReceivedAt: 'mro_result_received_at',
  releasedAt: 'released_at',
  isManualResult: 'is_manual_result',
  dataEntryMethod: 'data_entry_method',
};

/** Changes a test, whose version moves on: only ever by what everybody may see. */
export async function changeResult(tx: Tx, id: number, change: ResultChange): Promise<void> {
  const sets = Object.entries(change).map(
    ([name, value]): SQL =>
      sql`${sql.identifier(columnOf[name as keyof ResultChange])} = ${sql.param(value)}`,
  );
  if (sets.length === 0) return;
  await tx.run(sql`
    update test_results set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = now() where id = ${id}`);
}

/**
 * Closes cases whose tests have all come to their end, and opens again those of which one has not. An instant test that a
 * laboratory confirms has its end in that test.
 */
export async function settleCases(tx: Tx, testCaseIds: readonly number[]): Promise<void> {
  await tx.run(sql`
    with state as (
      select c.id, exists (
        select 1 from test_results t where t.test_case_id = c.id and t.deleted_at is null
          and not t.test_status = any (${sql.param([...finalStatuses, 'COLLECTION_COMPLETED'])}::text[])
          or t.test_case_id = c.id and t.deleted_at is null and t.test_type = 'LAB'
          and t.test_status = 'COLLECTION_COMPLETED') as is_open
      from test_cases c where c.id = any (${sql.param([...testCaseIds])}::bigint[]))
    update test_cases c set status = case when s.is_open then 'OPEN' else 'CLOSED' end,
      closed_at = case when s.is_open then null else now() end, version = version + 1, updated_at = now()
    from state s where c.id = s.id and c.status <> case when s.is_open then 'OPEN' else 'CLOSED' end`);
}

/** Closes a case, or opens it again (`settleCases`). */
export const settleCase = (tx: Tx, testCaseId: number): Promise<void> =>
  settleCases(tx, [testCaseId]);
