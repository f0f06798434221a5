import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { SelectionInterval, TestPoolStatus } from '@assay/schema/test-pools/enums';
import {
  testPoolProgressList,
  type DrawState,
  type TargetState,
} from '@assay/schema/test-pools/test-pool-progress.list';
import type {
  TestPoolProgress,
  TestPoolProgressSummary,
  TestProgress,
} from '@assay/schema/test-pools/test-pool-progress';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column, keyColumn, type ListColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { progressAt, progressNumbers, standing, standings } from './kept-progress.read-model.ts';
import { poolLocations } from './pool-locations.read-model.ts';
import { testPools } from './test-pool.table.ts';

type KindColumns = Record<(typeof progressNumbers)[number], number>;

interface ProgressRow extends KindColumns {
  id: number;
  name: string;
  company_id: number | null;
  company_name: string | null;
  consortium_id: number | null;
  consortium_name: string | null;
  location_name: string | null;
  testing_agency_name: string | null;
  modality: SelectionInterval;
  active_member_count: number;
  program_end_date: string;
  latest_run_date: string | null;
  next_run_date: string | null;
  status: TestPoolStatus;
  draw: DrawState | null;
  period: number | null;
  draw_by: string | null;
  target: TargetState;
  overdue: number;
}

const companyJoin = sql.raw('left join companies company on company.id = t.company_id');
const consortiumJoin = sql.raw(
  'left join consortiums consortium on consortium.id = t.consortium_id',
);
const namesJoin = sql.raw(`left join companies company on company.id = t.company_id
  left join consortiums consortium on consortium.id = t.consortium_id
  left join locations location on location.id = t.location_id
  left join dot_agencies agency on agency.id = t.testing_agency_id`);

const standingColumn = (name: Parameters<typeof standing>[0]): ListColumn => ({
  value: standing(name),
  form: 'exact',
  join: 'progress',
});

const sourceAt = (today: string) =>
  entityList({
    spec: testPoolProgressList,
    table: testPools,
    columns: {
      companyName: keyColumn('company.company_name_key', 'company'),
      locationIds: poolLocations,
      consortiumName: keyColumn('consortium.name_key', 'consortium'),
      status: standingColumn('status'),
      drawState: standingColumn('draw'),
      targetState: standingColumn('target'),
      attention: standingColumn('attention'),
      nextRunDate: {
        value: sql`case when ${standing('status')} = 'ACTIVE' then t.next_run_date end`,
        form: 'exact',
        join: 'progress',
      },
      overdueDraws: standingColumn('overdue'),
      drugYtd: column('drug_ytd'),
      alcoholYtd: column('alcohol_ytd'),
    },
    joins: { company: companyJoin, consortium: consortiumJoin, progress: progressAt(today) },
    joined: sql`company.company_name, consortium.name as consortium_name, location.name as location_name, agency.name as testing_agency_name, ${standings}`,
    rowJoins: sql`${namesJoin} ${progressAt(today)}`,
  });

const drugsOf = (row: KindColumns): TestProgress => ({
  target: row.drug_target,
  due: row.drug_due,
  done: row.drug_done,
  open: row.drug_open,
  forecast: row.drug_forecast,
});

const alcoholOf = (row: KindColumns): TestProgress => ({
  target: row.alcohol_target,
  due: row.alcohol_due,
  done: row.alcohol_done,
  open: row.alcohol_open,
  forecast: row.alcohol_forecast,
});

const progressOf = (row: ProgressRow): TestPoolProgress => ({
  id: row.id,
  name: row.name,
  companyId: row.company_id,
  companyName: row.company_name,
  consortiumId: row.consortium_id,
  consortiumName: row.consortium_name,
  locationName: row.location_name,
  testingAgencyName: row.testing_agency_name,
  modality: row.modality,
  status: row.status,
  drawState: row.draw,
  drawPeriod: row.period,
  drawBy: row.draw_by,
  targetState: row.target,
  activeMemberCount: row.active_member_count,
  programEndDate: row.program_end_date,
  latestRunDate: row.latest_run_date,
  nextRunDate: row.status === 'ACTIVE' ? row.next_run_date : null,
  overdueDraws: row.overdue,
  drugs: drugsOf(row),
  alcohol: alcoholOf(row),
});

/** A page of the pools in the caller's scope with how far they are, those that need somebody first. */
export async function listTestPoolProgress(context: Context, query: ListQuery) {
  const page = await runList<ProgressRow>(context.tx, sourceAt(todayOf(context)), query);
  return listAnswer(page, query, progressOf);
}

const sumOf = (name: keyof KindColumns) =>
  sql.raw(`coalesce(sum(${name}) filter (where status = 'ACTIVE'), 0)::bigint as ${name}`);

interface SummaryRow extends KindColumns {
  active: number;
  overdue: number;
  due: number;
  nothing_due: number;
  no_target: number;
  on_track: number;
  behind: number;
  met: number;
  missed: number;
}

const activeWith = (name: 'draw' | 'target', value: DrawState | TargetState) =>
  sql`count(*) filter (where status = 'ACTIVE' and ${sql.raw(name)} = ${value})`;

/**
 * Progress of all active pools in the caller's scope, beside which programs that ended within a year short of their
 * target are counted.
 */
export async function summarizeTestPoolProgress(
  context: Context,
): Promise<TestPoolProgressSummary> {
  const today = todayOf(context);
  const row = found(
    await context.tx.row<SummaryRow>(sql`
      select count(*) filter (where status = 'ACTIVE') as active, ${activeWith('draw', 'OVERDUE')} as overdue,
        ${activeWith('draw', 'DUE')} as due, ${activeWith('draw', 'NOTHING_DUE')} as nothing_due,
        ${activeWith('target', 'NO_TARGET')} as no_target, ${activeWith('target', 'ON_TRACK')} as on_track,
        ${activeWith('target', 'BEHIND')} as behind, ${activeWith('target', 'MET')} as met,
        count(*) filter (where status = 'EXPIRED' and target = 'MISSED') as missed,
        ${sql.join(progressNumbers.map(sumOf), sql`, `)}
      from (select ${standings} from test_pools t ${progressAt(today)}
        where t.deleted_at is null and t.deactivated_at is null and t.frozen_at is null
          and t.program_end_date >= ${today}::date - 365) pool`),
  );
  return {
    active: row.active,
    overdue: row.overdue,
    due: row.due,
    nothingDue: row.nothing_due,
    noTarget: row.no_target,
    onTrack: row.on_track,
    behind: row.behind,
    met: row.met,
    missed: row.missed,
    drugs: drugsOf(row),
    alcohol: alcoholOf(row),
  };
}
