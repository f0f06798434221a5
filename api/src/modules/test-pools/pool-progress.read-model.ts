import { sql, type SQL } from 'drizzle-orm';

type Kind = 'drug' | 'alcohol';

/** The status of the pool `of` in SQL, by the same rule as `statusOf`. */
export const statusAt = (today: string, of: 't' | 'pool' = 't'): SQL => {
  const pool = sql.raw(of);
  return sql`case when ${pool}.frozen_at is not null then 'FROZEN'
  when ${pool}.deactivated_at is not null then 'DEACTIVATED'
  when ${pool}.program_end_date < ${today}::date then 'EXPIRED' else 'ACTIVE' end`;
};

/** Whether the pool `t` is active, by the same rule, in conditions of which PostgreSQL knows how many rows they leave. */
export const isActiveAt = (today: string): SQL =>
  sql`t.frozen_at is null and t.deactivated_at is null and t.program_end_date >= ${today}::date`;

/** How many periods of the program of the pool `of` are over on a day, in SQL. */
export const passedBy = (day: SQL, of: 't' | 'program' = 't'): SQL => {
  const pool = sql.raw(of);
  return sql`case when ${pool}.program_end_date < ${day} then ${pool}.periods
    else app.intervals_passed(${pool}.program_start_date, ${pool}.modality, ${day}) end`;
};

/** The part of a target that falls to the periods that are over, in SQL; a part of a test is a test. */
export const dueOf = (target: string, passed: string, periods: string): string =>
  `(${target} * ${passed} + ${periods} - 1) / ${periods}`;

/** Periods of the program: all, those that are over, and those that were over before the pool was run here. */
const span = (today: string): SQL => sql`cross join lateral (
  select ${statusAt(today)} as status, t.periods,
    ${passedBy(sql`${today}::date`)} as passed,
    app.intervals_passed(t.program_start_date, t.modality,
      least((t.created_at at time zone 'UTC')::date, t.program_end_date)) as before
  offset 0) span`;

const ofRuns = (kind: Kind): SQL =>
  sql.raw(`coalesce(sum(greatest(r.selected_for_${kind}_testing - r.completed_${kind}_tests, 0))
      filter (where r.period > span.passed), 0)::bigint as ${kind}_open,
    coalesce(sum(r.selected_for_${kind}_testing) filter (where r.period <= span.passed), 0)::bigint as ${kind}_asked,
    coalesce(sum(r.completed_${kind}_tests) filter (where r.period <= span.passed), 0)::bigint as ${kind}_answered`);

/** A run that drew nobody because somebody entered 0 and 0 is no draw of its period. */
export const isDraw = sql.raw(
  '(not r.override or r.selected_for_drug_testing + r.selected_for_alcohol_testing > 0)',
);

/** What the valid runs of the program came to; a run keeps its own counts, so nobody is counted here. */
const drawn = sql`cross join lateral (
  select count(distinct r.period) filter (where ${isDraw} and r.period > span.before and r.period <= span.passed) as kept,
    count(distinct r.period) filter (where ${isDraw} and r.period > span.passed) as ahead,
    greatest(max(r.period) filter (where ${isDraw}), span.before) + 1 as next,
    ${ofRuns('drug')}, ${ofRuns('alcohol')}
  from selection_runs r
  where r.test_pool_id = t.id and r.invalidated_at is null
    and r.run_date between t.program_start_date and t.program_end_date
) drawn`;

const goalOf = (kind: Kind): SQL =>
  sql.raw(
    `t.${kind}_goal as ${kind}_target, (t.completed_${kind}_tests + t.counted_${kind}_tests)::bigint as ${kind}_done`,
  );

const goal = sql`cross join lateral (select ${goalOf('drug')}, ${goalOf('alcohol')},
  greatest(span.periods - span.passed - drawn.ahead, 0) as draws_left offset 0) goal`;

/** What the draws to come select: a fixed number each, or all that is missing by then; oversampling on top. */
const toCome = (
  kind: Kind,
): string => `case when span.status <> 'ACTIVE' or t.active_member_count = 0 then 0 else
  (case when t.target_type = 'fixed' then t.${kind}_interval_number * goal.draws_left
     when goal.draws_left = 0 then 0
     else greatest(goal.${kind}_target - goal.${kind}_done - drawn.${kind}_open, 0) end
   * (10000 + t.oversampling_basis_points) + 9999) / 10000 end`;

const expectedOf = (kind: Kind): SQL =>
  sql.raw(`${dueOf(`goal.${kind}_target`, 'span.passed', 'span.periods')} as ${kind}_due,
    case when span.status <> 'ACTIVE' then 0
      when drawn.${kind}_asked = 0 then drawn.${kind}_open + ${toCome(kind)}
      else ((drawn.${kind}_open + ${toCome(kind)}) * least(drawn.${kind}_answered, drawn.${kind}_asked)
        + drawn.${kind}_asked - 1) / drawn.${kind}_asked end as ${kind}_more`);

const expected = sql`cross join lateral (select ${expectedOf('drug')}, ${expectedOf('alcohol')},
  case when span.status = 'ACTIVE' and t.active_member_count > 0 and goal.drug_target + goal.alcohol_target > 0
    then greatest(span.passed - span.before - drawn.kept, 0) else 0 end as overdue offset 0) expected`;

/** Share of the target that the forecast falls short of, in thousandths; the worse of both kinds. */
const shortfallOf = (kind: Kind): string =>
  `1000 * greatest(goal.${kind}_target - goal.${kind}_done - expected.${kind}_more, 0) / greatest(goal.${kind}_target, 1)`;

/**
 * How a pool stands, in two statements of which neither hides the other (decision 22): what must be drawn, by the first
 * period that is not drawn yet, and how the targets stand.
 */
const stand = (today: string): SQL => sql`cross join lateral (
  select short.fall,
    case when span.status <> 'ACTIVE' then null
      when t.active_member_count = 0 or goal.drug_target + goal.alcohol_target = 0 then 'NOTHING_DUE'
      when drawn.next <= span.passed then 'OVERDUE'
      when drawn.next = span.passed + 1 and drawn.next <= span.periods and t.program_start_date <= ${today}::date then 'DUE'
      else 'NOTHING_DUE' end as draw,
    case when span.status = 'ACTIVE' and drawn.next <= span.periods then drawn.next end as period,
    case when span.status = 'ACTIVE' and drawn.next <= span.periods
      then least(app.period_start(t.program_start_date, t.modality, drawn.next) - 1, t.program_end_date) end as draw_by,
    case when goal.drug_target + goal.alcohol_target = 0 then 'NO_TARGET'
      when goal.drug_done >= goal.drug_target and goal.alcohol_done >= goal.alcohol_target then 'MET'
      when t.program_end_date < ${today}::date then 'MISSED'
      when short.fall > 0 then 'BEHIND' else 'ON_TRACK' end as target
  from (select ${sql.raw(`greatest(${shortfallOf('drug')}, ${shortfallOf('alcohol')}, least(1,
    greatest(goal.drug_target - goal.drug_done - expected.drug_more, goal.alcohol_target - goal.alcohol_done - expected.alcohol_more, 0)))`)} as fall offset 0) short offset 0
) stand`;

/**
 * Joins that reckon the progress of the pools in `t` on a day: `span`, `drawn`, `goal`, `expected`, `stand`.
 * Whole numbers throughout, as a draw counts. Each step ends in `offset 0`: PostgreSQL would otherwise put
 * every expression in the place of its name, and reckon a number as often as it is used.
 */
export const progressJoin = (today: string): SQL =>
  sql`${span(today)} ${drawn} ${goal} ${expected} ${stand(today)}`;

/**
 * What sorts by need: draws that are overdue (the most periods first, then by what the forecast lacks), targets that will
 * be missed (with a draw due first), draws that are due (the longest first), programs that ended short of their target,
 * and the others by their next draw. Null, and so last, for a pool that asks for nothing any more.
 */
export const attentionAt = (today: string): SQL => sql`case
  when stand.draw = 'OVERDUE' then 3000000 + least(expected.overdue, 900) * 1001 + least(stand.fall, 1000)
  when span.status = 'ACTIVE' and stand.target = 'BEHIND'
    then 2000000 + case when stand.draw = 'DUE' then 5000 else 0 end + least(stand.fall, 1000)
  when stand.draw = 'DUE' then 1000000 + least(${today}::date - t.next_run_date, 900000)
  when span.status = 'EXPIRED' and stand.target = 'MISSED' then 950000 + least(stand.fall, 1000)
  when span.status = 'ACTIVE' then 900000 - least(greatest(coalesce(t.next_run_date - ${today}::date, 900000), 0), 900000) end`;

/** The numbers of `TestProgress` of a kind as columns `<kind>_target` and so on. */
export const progressColumns = (kind: Kind): SQL =>
  sql.raw(`goal.${kind}_target, expected.${kind}_due, goal.${kind}_done, drawn.${kind}_open,
    goal.${kind}_done + expected.${kind}_more as ${kind}_forecast`);
