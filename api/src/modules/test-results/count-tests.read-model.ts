import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { filterCondition, matching } from '../../core/lists/run-list.ts';
import { keptSums } from './kept-sums.read-model.ts';
import { groups, measures, type Figure, type Group } from './test-figure.read-model.ts';
import { testResultSource } from './test-results.read-model.ts';

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
 * the one place where reports count (ADR 110), from what is kept of them where that tells it (ADR 155). By drug, a test that is
 * positive of two counts for both.
 */
export async function countTestsBy<K extends string, G extends Group>(
  context: Context,
  filters: readonly ListFilter[],
  figures: Readonly<Record<K, Figure>>,
  by: readonly G[],
): Promise<CountedBy<K, G>[]> {
  const rows = testResultSource(context);
  const names = Object.keys(figures) as K[];
  const kept = keptSums(
    rows,
    filters,
    names.map((name) => figures[name]),
    by,
  );
  const plain = kept ?? rows;
  const measure = kept === null ? measures.rows : measures.sums;
  const source = { ...plain, joins: { ...plain.joins, drug: ofDrugs } };
  const values = names.map((name, at): SQL => {
    const { where, days } = figures[name];
    const conditions = where.map((filter) => filterCondition(source, filter));
    const only =
      conditions.length === 0 ? sql`` : sql`filter (where ${sql.join(conditions, sql` and `)})`;
    const value = days === undefined ? measure.tests(only) : measure.days(days, only);
    return sql`${value} as ${sql.raw(`f${at}`)}`;
  });
  const keys = by.map((group, at) => sql`${groups[group]} as ${sql.raw(`g${at}`)}`);
  const places = sql.raw(by.map((_, at) => at + 1).join(', '));
  const found = await context.tx.rows<Record<string, string | number | null>>(sql`
    select ${sql.join([...keys, ...values], sql`, `)}
    ${matching(source, { filters }, [], by.some((group) => group === 'drug') ? 'drug' : undefined)}
    ${by.length === 0 ? sql`` : sql`group by ${places} ${measure.having} order by ${places}`}`);
  return found.map((row) => ({
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
