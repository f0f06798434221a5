import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { filterCondition, matching } from '../../core/lists/run-list.ts';
import { testResultSource } from './test-results.read-model.ts';

/** From where to where an average of days is taken. */
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
const groups = { month: sql`t.counted_month`, drug: sql`drug.id` } as const;
/** A row for each drug of which a test is positive. */
const ofDrugs = sql`cross join lateral unnest(t.positive_drug_ids) drug (id)`;

/** Figures of one group: null where there is nothing to average. */
export interface Counted<K extends string> {
  group: number | null;
  figures: Record<K, number | null>;
}

/**
 * Computes figures over the tests that the list of tests finds by `filters`, with the conditions of each figure besides:
 * the one place where reports count (ADR 110). By drug, a test that is positive of two counts for both.
 */
export async function countTests<K extends string>(
  context: Context,
  filters: readonly ListFilter[],
  figures: Readonly<Record<K, Figure>>,
  by?: keyof typeof groups,
): Promise<Counted<K>[]> {
  const plain = testResultSource(context);
  const source = { ...plain, joins: { ...plain.joins, drug: ofDrugs } };
  const names = Object.keys(figures) as K[];
  const columns = names.map((name, at): SQL => {
    const { where, days } = figures[name];
    const conditions = where.map((filter) => filterCondition(source, filter));
    const only =
      conditions.length === 0 ? sql`` : sql`filter (where ${sql.join(conditions, sql` and `)})`;
    const value =
      days === undefined
        ? sql`count(*) ${only}`
        : sql`round((avg(extract(epoch from ${testSpans[days]}) / 86400) ${only})::numeric, 1)::float8`;
    return sql`${value} as ${sql.raw(`f${at}`)}`;
  });
  const group = by === undefined ? sql`null::bigint` : groups[by];
  const rows = await context.tx.rows<Record<string, number | null>>(sql`
    select ${group} as "group", ${sql.join(columns, sql`, `)}
    ${matching(source, { filters }, [], by === 'drug' ? 'drug' : undefined)}
    ${by === undefined ? sql`` : sql`group by 1 order by 1`}`);
  return rows.map((row) => ({
    group: row['group'] ?? null,
    figures: Object.fromEntries(names.map((name, at) => [name, row[`f${at}`] ?? null])) as Record<
      K,
      number | null
    >,
  }));
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
