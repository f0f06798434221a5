import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '@assay/schema/core/list';

/** From where to where an average of days is taken. */
export type TestSpan = keyof typeof rowSpans;

const rowSpans = {
  COLLECTION_TO_LAB: sql`t.received_at - t.collected_at`,
  LAB_TO_RELEASE: sql`t.released_at - t.received_at`,
  COLLECTION_TO_RELEASE: sql`t.released_at - t.collected_at`,
} as const satisfies Record<string, SQL>;
/** Of the sums, in milliseconds. */
const keptSpans = {
  COLLECTION_TO_LAB: sql`t.to_lab_ms`,
  LAB_TO_RELEASE: sql`t.to_release_ms`,
  COLLECTION_TO_RELEASE: sql`t.to_lab_ms + t.to_release_ms`,
} as const satisfies Record<TestSpan, SQL>;

/** A number of tests, or an average over them: of those that the list of tests finds by the conditions. */
export interface Figure {
  where: readonly ListFilter[];
  /** Days between two times, one decimal; the number of tests without. */
  days?: TestSpan;
}

/** What the tests are counted by, where it is not all of them together. */
export const groups = {
  month: sql`t.counted_month`,
  drug: sql`drug.id`,
  category: sql`t.employee_category_id`,
  alcohol: sql`t.is_alcohol::integer`,
  reason: sql`t.reason_for_test`,
  week: sql`to_char(date_trunc('week', t.counted_at at time zone 'UTC'), 'YYYY-MM-DD')`,
} as const;
export type Group = keyof typeof groups;

/**
 * How tests are counted and times averaged: from their rows, where `date_part` costs half of an exact `extract`, and from what
 * is summed up of them already (ADR 155).
 */
export const measures = {
  rows: {
    tests: (only: SQL) => sql`count(*) ${only}`,
    days: (span: TestSpan, only: SQL) =>
      sql`round((avg(date_part('epoch', ${rowSpans[span]})) ${only} / 86400)::numeric, 1)::float8`,
    having: sql``,
  },
  sums: {
    tests: (only: SQL) => sql`coalesce(sum(t.tests) ${only}, 0)::bigint`,
    days: (span: TestSpan, only: SQL) =>
      sql`round(((sum(${keptSpans[span]}) ${only})::float8 / nullif(sum(t.tests) ${only}, 0) / 86400000)::numeric, 1)::float8`,
    /* A sum of tests that are no longer there stays as 0. */
    having: sql`having sum(t.tests) <> 0`,
  },
} as const;
