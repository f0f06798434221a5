import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { HASH_BYTES } from '@assay/draw/bulk-hash';
import type { Selection } from '@assay/draw/selection';
import { PAGE_MEMBERS } from '@assay/draw/snapshot-pages';
import type { PackedRanking } from '@assay/draw/tickets';
import type { Viewer } from '../../core/context.ts';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { isDraw } from '../test-pools/pool-progress.read-model.ts';
import type { PastRun } from './count-inputs.ts';
import { ticketDigits } from './unpack-ranking.ts';

export const nextRunId = async (tx: Tx): Promise<number> =>
  found(await tx.row<Row<'selection_runs', 'id'>>(sql`select app.next_id('selection_runs') as id`))
    .id;

/** The newest entry of the audit log. */
export const lastEntry = async (tx: Tx): Promise<Row<'audit_log', 'id' | 'at'>> =>
  found(await tx.row(sql`select id, at from app.audit_last()`));

/** The names that the certificate carries: of the transaction's tenant, and of who draws. */
export const namesOf = async (
  tx: Tx,
  { homeTenantId, userId }: Pick<Viewer, 'homeTenantId' | 'userId'>,
): Promise<{ tenant: string; person: string }> =>
  found(
    await tx.row(sql`
      select t.name as tenant, app.name_of_user(${homeTenantId}, ${userId}) as person
      from tenants t where t.id = app.tenant_id()`),
  );

/** What the rows below a run repeat of its pool, for scope. */
export interface RunScope {
  runId: number;
  poolId: number;
  /** Null for a pool of a consortium, whose runs no client user sees. */
  companyId: number | null;
  locationId: number | null;
}

/** A member of a pool as the snapshot has it (`memberLine` of draw). */
export const snapshotLine =
  sql.raw(`id || case when deleted_at is null then ' ACTIVE ' else ' REMOVED ' end
  || coalesce(employee_category_id::text, '-') || ' ' || encode(person_hash, 'base64')`);

/**
 * Writes the members of a locked pool into the snapshot of a run that is about to be drawn, a row for each
 * page, and answers each page as it stands there: lines by ascending id. They are put in order below the aggregate,
 * where an index has them in order already: inside of it they would be sorted once more.
 */
export async function* writeSnapshot(
  tx: Tx,
  { runId, poolId, companyId, locationId }: RunScope,
): AsyncGenerator<string, undefined> {
  let last = 0;
  for (let chunk = 0; ; chunk += 1) {
    const page = await tx.row<Row<'selection_snapshots', 'lines'>>(sql`
      insert into selection_snapshots (run_id, chunk, test_pool_id, company_id, location_id, lines)
      select ${runId}, ${chunk}, ${poolId}, ${companyId}::bigint, ${locationId}::bigint, lines
      from (
        select string_agg(line, E'\n') as lines from (
          select ${snapshotLine} as line
          from test_pool_members where test_pool_id = ${poolId} and id > ${last}
          order by id limit ${PAGE_MEMBERS}) member
      ) page where lines is not null
      returning lines`);
    if (page === null) return undefined;
    yield page.lines;
    last = Number.parseInt(page.lines.slice(page.lines.lastIndexOf('\n') + 1), 10);
    await othersFirst();
  }
}

/** Versions of the persons of some members of a pool; those who are as they were first are left out. */
async function personVersions(
  tx: Tx,
  poolId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.rows<Row<'test_pool_members', 'id' | 'person_version'>>(sql`
    select id, person_version from test_pool_members
    where test_pool_id = ${poolId} and person_version > 1 and id = any (${`{${memberIds.join(',')}}`}::bigint[])`);
  return new Map(rows.map(({ id, person_version: version }) => [id, version]));
}

/** Drawn members that one statement takes: the driver writes it out without a break. */
const BATCH = 5_000;

/**
 * Writes those who were drawn, in drawn order. Their values go as three texts, which take neither the driver nor
 * the database any time: arrays that the driver writes out are quoted word by word.
 */
export async function insertParticipants(
  tx: Tx,
  { runId, poolId, companyId, locationId }: RunScope,
  { memberIds, tickets }: PackedRanking,
  selections: readonly Selection[],
): Promise<void> {
  for (let at = 0; at < selections.length; at += BATCH) {
    await othersFirst();
    const end = Math.min(at + BATCH, selections.length);
    const ids = [...memberIds.subarray(at, end)];
    const versions = await personVersions(tx, poolId, ids);
    const digits = ticketDigits(tickets.subarray(at * HASH_BYTES, end * HASH_BYTES));
    await tx.run(sql`
      insert into run_participants (id, run_id, test_pool_id, company_id, location_id, member_id,
        person_version, run_index, ticket, drawn_status, selection_status)
      select d.id, ${runId}, ${poolId}, ${companyId}::bigint, ${locationId}::bigint, d.member_id,
        d.version, ${at} + d.place,
        encode(substr((select decode(${digits}, 'hex')), ${HASH_BYTES} * (d.place::integer - 1) + 1, ${HASH_BYTES}), 'hex'),
        d.selection, d.selection
      from rows from (
        app.next_ids('run_participants', ${end - at}),
        unnest(${`{${ids.join(',')}}`}::bigint[]),
        unnest(${`{${selections.slice(at, end).join(',')}}`}::text[]),
        unnest(${`{${ids.map((id) => versions.get(id) ?? 1).join(',')}}`}::integer[])
      ) with ordinality as d (id, member_id, selection, version, place)`);
  }
}

/** Valid runs of a program, in order. */
export async function pastRuns(
  tx: Tx,
  poolId: number,
  program: { start: string; end: string },
): Promise<PastRun[]> {
  const rows = await tx.rows<
    Row<'selection_runs', 'run_date' | 'period' | 'member_count' | 'selected_for_drug_testing'> & {
      is_draw: boolean;
    }
  >(sql`
    select run_date, period, member_count, selected_for_drug_testing, ${isDraw} as is_draw from selection_runs r
    where test_pool_id = ${poolId} and invalidated_at is null
      and run_date between ${program.start} and ${program.end}
    order by run_date, id`);
  return rows.map((row) => ({
    runDate: row.run_date,
    period: row.period,
    memberCount: row.member_count,
    drugs: row.selected_for_drug_testing,
    isDraw: row.is_draw,
  }));
}

interface TestCounts {
  drugs: number;
  alcohol: number;
}

/** Tests that count for a pool's program, done before it was run here or completed since, and its agency. */
export const countedTests = async (
  tx: Tx,
  poolId: number,
): Promise<TestCounts & { agency: string | null }> =>
  found(
    await tx.row(sql`
      select p.completed_drug_tests + p.counted_drug_tests as drugs,
        p.completed_alcohol_tests + p.counted_alcohol_tests as alcohol, a.agency
      from test_pools p left join dot_agencies a on a.id = p.testing_agency_id where p.id = ${poolId}`),
  );

/**
 * Tests that were selected in valid runs of a period of a program, or of a later one, and are neither done nor excused.
 * What was not taken in its period stops counting (decision 23; 49 CFR 382.305(i)(3)).
 */
export async function openTests(
  tx: Tx,
  poolId: number,
  period: number,
  program: { start: string; end: string },
): Promise<TestCounts> {
  return found(
    await tx.row<TestCounts>(sql`
      select count(*) filter (where p.drug_completed_at is null
          and p.selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')) as drugs,
        count(*) filter (where p.alcohol_completed_at is null
          and p.selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')) as alcohol
      from run_participants p
      where p.run_id = any (array(select id from selection_runs
        where test_pool_id = ${poolId} and invalidated_at is null and period >= ${period}
          and run_date between ${program.start} and ${program.end}))`),
  );
}
