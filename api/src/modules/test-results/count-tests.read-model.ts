import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { filterCondition, matching } from '../../core/lists/run-list.ts';
import { testResultSource } from './test-results.read-model.ts';

/** From where to where an average of days is taken; in seconds as `date_part` has them, which costs half of an exact `extract`. */
export const testSpans = {
  COLLECTION_TO_LAB: sql`t.received_at - t.collected_at`,
  LAB_TO_RELEASE: sql`t.released_at - t.received_at`,
  COLLECTION_TO_RELEASE: sql`t.released_at - t.collected_at`,
} as const satisfies Record<string, SQL>;

/** A number of tests, or an average over them: of those that the list of tests finds by the conditions. */
export interface Figure {
  where: readonly ListFilter[];
  /** Days between two times, one decimal; the number of tests without. */
  days?: keyof typeof testSpans;
}

/** What the tests are counted by, where it is not all of them together. */
const groups = {
  month: sql`t.counted_month`,
  drug: sql`drug.id`,
  category: sql`t.employee_category_id`,
  reason: sql`t.reason_for_test`,
  week: sql`to_char(date_trunc('week', t.counted_at at time zone 'UTC'), 'YYYY-MM-DD')`,
} as const;
type Group = keyof typeof groups;
/** A row for each drug of which a test is positive. */
const ofDrugs = sql`cross join lateral unnest(t.positive_drug_ids) drug (id)`;

/** Figures of one group by several values. */
interface CountedBy<K extends string, G extends Group> {
  by: Record<G, string | number | null>;
  figures: Record<K, number | null>;
}

/** Figures of one group: null where there is nothing to average. */
export interface Counted<K extends string> {
  group: number | null;
  figures: Record<K, number | null>;
}

/**
 * Computes figures over the tests that the list of tests finds by `filters`, with the conditions of each figure besides:
 * the one place where reports count (ADR 110). By drug, a test that is positive of two counts for both.
 */
export async function countTestsBy<K extends string, G extends Group>(
  context: Context,
  filters: readonly ListFilter[],
  figures: Readonly<Record<K, Figure>>,
  by: readonly G[],
): Promise<CountedBy<K, G>[]> {
  const plain = testResultSource(context);
  const source = { ...plain, joins: { ...plain.joins, drug: ofDrugs } };
  const names = Object.keys(figures) as K[];
  const values = names.map((name, at): SQL => {
    const { where, days } = figures[name];
    const conditions = where.map((filter) => filterCondition(source, filter));
    const only =
      conditions.length === 0 ? sql`` : sql`filter (where ${sql.join(conditions, sql` and `)})`;
    const value =
      days === undefined
        ? sql`count(*) ${only}`
        : sql`round((avg(date_part('epoch', ${testSpans[days]})) ${only} / 86400)::numeric, 1)::float8`;
    return sql`${value} as ${sql.raw(`f${at}`)}`;
  });
  const keys = by.map((group, at) => sql`${groups[group]} as ${sql.raw(`g${at}`)}`);
  const places = sql.raw(by.map((_, at) => at + 1).join(', '));
  const rows = await context.tx.rows<Record<string, string | number | null>>(sql`
    select ${sql.join([...keys, ...values], sql`, `)}
    ${matching(source, { filters }, [], by.some((group) => group === 'drug') ? 'drug' : undefined)}
    ${by.length === 0 ? sql`` : sql`group by ${places} order by ${places}`}`);
  return rows.map((row) => ({
    by: Object.fromEntries(by.map((group, at) => [group, row[`g${at}`] ?? null])) as Record<
      G,
      string | number | null
    >,
    figures: Object.fromEntries(
      names.map((name, at) => [name, row[`f${at}`] === null ? null : Number(row[`f${at}`])]),
    ) as Record<K, number | null>,
  }));
}

/** The same by one number, or over all tests together. */
export async function countTests<K extends string>(
  context: Context,
  filters: readonly ListFilter[],
  figures: Readonly<Record<K, Figure>>,
  by?: 'month' | 'drug',
): Promise<Counted<K>[]> {
  const rows = await countTestsBy(context, filters, figures, by === undefined ? [] : [by]);
  return rows.map((row) => {
    const group = by === undefined ? null : row.by[by];
    return { group: group === null ? null : Number(group), figures: row.figures };
  });
}

/** How many people the tests are of. */
export async function countDonors(
  context: Context,
  filters: readonly ListFilter[],
): Promise<number> {
  const row = await context.tx.row<{ people: number }>(sql`
    select count(distinct (t.company_id, t.donor_last_name_key, t.donor_first_name_key, t.donor_primary_id_key)) as people
    ${matching(testResultSource(context), { filters }, [])}`);
  return row?.people ?? 0;
}
