import { sql } from 'drizzle-orm';
import type { ResultTypeName } from '@assay/schema/test-results/test-words';
import type { Row, Tx } from '../../core/database/database.ts';
import type { Actor } from './test-cases.repository.ts';
import type { ReportLine } from './test-reports.repository.ts';

/** Many rows of one kind travel as one parameter: a statement each would take minutes for a file of 100,000. */
const rows = (values: readonly object[]) => sql`${JSON.stringify(values)}::jsonb`;

/** Ids of records to come, so many of them. */
export async function takeIds(tx: Tx, name: string, n: number): Promise<number[]> {
  const taken = await tx.rows<{ id: number }>(sql`select app.next_ids(${name}, ${n}) as id`);
  return taken.map(({ id }) => id);
}

/** A case as it is stored, by the names of its columns. */
export interface CaseToStore {
  id: number;
  company_id: number;
  location_id: number;
  program: string;
  status: 'OPEN' | 'CLOSED';
  closed_at: string | null;
  reason_for_test: string | null;
  first_name: string;
  last_name: string;
  primary_id_type: string;
  primary_id: string | null;
  ssn_sealed: string | null;
  ssn_last_digits: string | null;
  date_of_birth: string | null;
}

export async function storeCases(
  tx: Tx,
  cases: readonly CaseToStore[],
  actor: Actor,
): Promise<void> {
  await tx.run(sql`
    insert into test_cases (id, company_id, location_id, program, status, closed_at, reason_for_test, first_name, last_name,
      primary_id_type, primary_id, ssn_sealed, ssn_last_digits, date_of_birth, created_by_user_id, created_by)
    select s.*, ${actor.userId}::bigint, ${actor.name}::text from jsonb_to_recordset(${rows(cases)}) as s (id bigint,
      company_id bigint, location_id bigint, program text, status text, closed_at timestamptz, reason_for_test text,
      first_name text, last_name text, primary_id_type text, primary_id text, ssn_sealed text, ssn_last_digits text,
      date_of_birth date)`);
}

/** A test with its report, as both are stored. */
export interface TestToStore {
  id: number;
  test_case_id: number;
  goes_through_mro: boolean;
  mro_only_if_positive: boolean;
  specimen_type_id: number;
  specimen_id: string;
  collected_at: string;
  received_at: string | null;
  test_status: string;
  result_type: string | null;
  reported_at: string | null;
  released_at: string | null;
}

export async function storeTests(
  tx: Tx,
  tests: readonly TestToStore[],
  { provider, method, actor }: { provider: string; method: string; actor: Actor },
): Promise<void> {
  await tx.run(sql`
    insert into test_results (id, test_case_id, goes_through_mro, mro_only_if_positive, specimen_type_id, specimen_id,
      collected_at, received_at, test_status, result_type, reported_at, released_at, test_type, provider, data_entry_method,
      created_by_user_id, created_by)
    select s.*, 'LAB', ${provider}::text, ${method}::text, ${actor.userId}::bigint, ${actor.name}::text
    from jsonb_to_recordset(${rows(tests)}) as s (id bigint, test_case_id bigint, goes_through_mro boolean,
      mro_only_if_positive boolean, specimen_type_id smallint, specimen_id text, collected_at timestamptz,
      received_at timestamptz, test_status text, result_type text, reported_at timestamptz, released_at timestamptz)`);
}

/** A report of a laboratory, as it is stored. */
export interface ReportToStore {
  test_result_id: number;
  result: ResultTypeName;
  reported_at: string;
  received_at: string | null;
  lines: readonly ReportLine[];
  released_at: string | null;
}

/** Adds reports, each as the next version; one that says what the latest says is that already, and adds nothing. */
export async function storeReports(
  tx: Tx,
  reports: readonly ReportToStore[],
  { laboratory, source, actor }: { laboratory: string; source: string; actor: Actor },
): Promise<void> {
  const ids = await takeIds(tx, 'test_reports', reports.length);
  const numbered = reports.map((report, at) => ({ ...report, id: ids[at] }));
  await tx.run(sql`
    insert into test_reports (id, test_result_id, kind, report_version, replaces_id, replace_reason, result, laboratory,
      received_at, reported_at, lines, released_at, source, entered_by_user_id)
    select s.id, s.test_result_id, 'LABORATORY', coalesce(f.report_version, 0) + 1, f.id,
      case when f.id is not null then ${`Corrected by ${source}`}::text end, s.result, ${laboratory}::text, s.received_at,
      s.reported_at, s.lines, s.released_at, ${source}::text, ${actor.userId}::bigint
    from jsonb_to_recordset(${rows(numbered)}) as s (id bigint, test_result_id bigint, result text, reported_at timestamptz,
      received_at timestamptz, lines jsonb, released_at timestamptz)
    left join lateral (
      select r.id, r.report_version, r.result, r.reported_at, r.lines from test_reports r
      where r.test_result_id = s.test_result_id and r.kind = 'LABORATORY' order by r.report_version desc limit 1) f on true
    where f.id is null or (f.result, f.reported_at, f.lines) is distinct from (s.result, s.reported_at, s.lines)`);
}

export interface EventToStore {
  test_result_id: number;
  kind: 'REPORTED' | 'RELEASED' | 'COLLECTED';
  at: string;
}

export async function storeEvents(
  tx: Tx,
  events: readonly EventToStore[],
  { source, actor }: { source: string; actor: Actor },
): Promise<void> {
  const ids = await takeIds(tx, 'test_events', events.length);
  const numbered = events.map((event, at) => ({ ...event, id: ids[at] }));
  await tx.run(sql`
    insert into test_events (id, test_result_id, kind, at, actor_user_id, actor, source, mro_only)
    select s.id, s.test_result_id, s.kind, s.at, ${actor.userId}::bigint, ${actor.name}::text, ${source}::text,
      s.kind = 'REPORTED'
    from jsonb_to_recordset(${rows(numbered)}) as s (id bigint, test_result_id bigint, kind text, at timestamptz)`);
}

export type WaitingTest = Pick<
  Row<'test_results'>,
  | 'id'
  | 'test_case_id'
  | 'test_status'
  | 'goes_through_mro'
  | 'mro_only_if_positive'
  | 'released_at'
>;

/** Tests by their ids, locked until the commit. */
export const lockTests = (tx: Tx, ids: readonly number[]): Promise<WaitingTest[]> =>
  tx.rows<WaitingTest>(sql`
    select id, test_case_id, test_status, goes_through_mro, mro_only_if_positive, released_at from test_results
    where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id for no key update`);

/** What tests that were ordered come to. */
export type TestChange = Pick<
  TestToStore,
  | 'id'
  | 'specimen_id'
  | 'collected_at'
  | 'received_at'
  | 'test_status'
  | 'result_type'
  | 'reported_at'
  | 'released_at'
>;

/** Completes tests that were ordered, and closes their cases where nothing else of them is open. */
export async function completeTests(tx: Tx, tests: readonly TestChange[]): Promise<void> {
  await tx.run(sql`
    update test_results t set specimen_id = s.specimen_id, collected_at = s.collected_at,
      received_at = coalesce(s.received_at, t.received_at), test_status = s.test_status, result_type = s.result_type,
      reported_at = s.reported_at, released_at = s.released_at, version = t.version + 1, updated_at = now()
    from jsonb_to_recordset(${rows(tests)}) as s (id bigint, specimen_id text, collected_at timestamptz,
      received_at timestamptz, test_status text, result_type text, reported_at timestamptz, released_at timestamptz)
    where t.id = s.id`);
}
