import { sql } from 'drizzle-orm';
import type { TestPoolMonths, TestsByMonth } from '@assay/schema/test-pools/test-pool-months';
import { knownZone, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { dueOf, isActiveAt, passedBy } from './pool-progress.read-model.ts';

type Kind = 'drug' | 'alcohol';
type OfKind = Record<
  `${Kind}_${'target' | 'before' | 'due' | 'done' | 'behind' | 'completed'}`,
  number
>;

interface MonthRow extends OfKind {
  month: string;
  is_to_come: boolean;
  pools: number;
}

const kinds = ['drug', 'alcohol'] as const;
const ofKinds = (part: (kind: Kind) => string) => sql.raw(kinds.map(part).join(', '));

/** The programs of today: pools that are active, with their targets. */
const programs = (today: string) => sql`
  select t.id, t.program_start_date, t.program_end_date, t.modality, t.periods,
    ${ofKinds((kind) => `coalesce(t.${kind}_goal, 0) as ${kind}_target, t.completed_${kind}_tests as ${kind}_before`)}
  from test_pools t where t.deleted_at is null and ${isActiveAt(today)}`;

/** A year of months from the one in which the first program began, and the day on which each is looked at. */
const months = (today: string) => sql`
  select month, month > ${today}::date as is_to_come,
    case when month > ${today}::date then next else least(next, ${today}::date) end as day
  from (select date_trunc('month', least(min(program_start_date), ${today}::date)::timestamp) as first from program) span
  cross join generate_series(0, 12) passed
  cross join lateral (select (first + make_interval(months => passed))::date as month,
    (first + make_interval(months => passed + 1))::date as next) each
  where passed < 12 or month <= ${today}::date`;

/** Periods that are over: of each kind of program once, as thousands of pools run on the same days. */
const passed = sql`
  select month, program_start_date, program_end_date, modality, ${passedBy(sql`day`, 'program')} as passed
  from (select distinct program_start_date, program_end_date, modality, periods from program) program cross join month`;

/** Tests by the month in which they were done, of the runs that a pool counts. */
const doneTests = (today: string, timeZone: string) => sql`
  select program.id, greatest(least(date_trunc('month', d.at at time zone ${timeZone}), date_trunc('month', ${today}::date::timestamp)),
      (select min(month) from month))::date as month,
    ${ofKinds((kind) => `count(*) filter (where d.kind = '${kind}') as ${kind}_completed`)}
  from program
  join selection_runs r on r.test_pool_id = program.id and r.invalidated_at is null
    and r.run_date between program.program_start_date and program.program_end_date
  join run_participants p on p.run_id = r.id
  cross join lateral (values ${ofKinds((kind) => `('${kind}', p.${kind}_completed_at)`)}) d (kind, at)
  where d.at is not null
  group by 1, 2`;

/** Each program by the end of each month: what is due, and what was done until then. */
const standing = sql`
  select month.month, ${ofKinds(
    (
      kind,
    ) => `${dueOf(`program.${kind}_target`, 'passed.passed', 'program.periods')} as ${kind}_due,
      coalesce(done.${kind}_completed, 0) as ${kind}_completed,
      program.${kind}_before + coalesce(sum(done.${kind}_completed) over so_far, 0) as ${kind}_done`,
  )}
  from program
  join passed using (program_start_date, program_end_date, modality)
  join month using (month)
  left join done on done.id = program.id and done.month = month.month
  window so_far as (partition by program.id order by month.month)`;

const sums = ofKinds(
  (kind) => `sum(${kind}_due)::bigint as ${kind}_due, sum(${kind}_done)::bigint as ${kind}_done,
    sum(${kind}_completed)::bigint as ${kind}_completed,
    sum(greatest(${kind}_due - ${kind}_done, 0))::bigint as ${kind}_behind`,
);
const totals = ofKinds(
  (kind) =>
    `sum(${kind}_target)::bigint as ${kind}_target, sum(${kind}_before)::bigint as ${kind}_before`,
);

const byKind = (row: MonthRow, kind: Kind): TestsByMonth => {
  const known = (value: number) => (row.is_to_come ? null : value);
  return {
    due: row[`${kind}_due`],
    done: known(row[`${kind}_done`]),
    behind: known(row[`${kind}_behind`]),
    completed: known(row[`${kind}_completed`]),
  };
};

/**
 * What was due and done by the end of each month of the year, of all active pools in the caller's scope. Due is reckoned
 * as the progress of a pool reckons it, on another day; a pool that is ahead does not make up for one that is behind.
 */
export async function listTestPoolMonths(context: Context): Promise<TestPoolMonths> {
  const today = todayOf(context);
  const rows = await context.tx.rows<MonthRow>(sql`
    with program as materialized (${programs(today)}), month as materialized (${months(today)}),
      passed as materialized (${passed}),
      done as materialized (${doneTests(today, knownZone(context.viewer.timezone))}),
      standing as (${standing})
    select sum.*, month.is_to_come, total.*
    from (select count(*) as pools, ${totals} from program) total
    cross join month join (select month, ${sums} from standing group by month) sum using (month)
    order by month.month`);
  const [first] = rows;
  const ofYear = (kind: Kind) => ({
    target: first?.[`${kind}_target`] ?? 0,
    before: first?.[`${kind}_before`] ?? 0,
  });
  return {
    pools: first?.pools ?? 0,
    drugs: ofYear('drug'),
    alcohol: ofYear('alcohol'),
    months: rows.map((row) => ({
      month: row.month,
      drugs: byKind(row, 'drug'),
      alcohol: byKind(row, 'alcohol'),
    })),
  };
}
