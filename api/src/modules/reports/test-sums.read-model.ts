import type { ListFilter } from '@assay/schema/core/list';
import { outcomeGroups } from '@assay/schema/test-results/test-outcomes';
import type { Context } from '../../core/context.ts';
import { countTests, countTestsBy } from '../test-results/count-tests.read-model.ts';
import { keptTestFigures, type KeptFigures } from '../test-results/kept-figures.read-model.ts';
import { filter } from './report-filters.ts';
import { rated } from './report-figures.ts';

export const isTimed = filter('testResult.isTimed', 'EQ', 'true');
export const nonDot = filter('testResult.program', 'EQ', 'NON_DOT');
export const positive = filter('testResult.outcome', 'IN', ...outcomeGroups.positive);

/** A number of tests, and how long the laboratory tests of them took. */
interface Sum {
  tests: number;
  timed: number;
  days: number | null;
}

/** Released tests of a period, summed up; weeks in their order. */
export interface TestSums extends Sum {
  nonDotRated: number;
  nonDotPositive: number;
  weeks: (Sum & { week: string })[];
  reasons: { reason: string | null; tests: number }[];
}

type Days = Readonly<{ from: string; to: string }>;

const DAY_SECONDS = 86_400;

/** Sums of kept figures. */
function sumOf(rows: readonly KeptFigures[]): Sum {
  const of = (value: (row: KeptFigures) => number): number =>
    rows.reduce((sum, row) => sum + value(row), 0);
  const timed = of((row) => row.timed);
  const days = of(({ seconds }) => seconds) / DAY_SECONDS / timed;
  return {
    tests: of(({ tests }) => tests),
    timed,
    days: timed === 0 ? null : Math.round(days * 10) / 10,
  };
}

/** Rows by one of their values, in the order in which the values come. */
function grouped<K>(
  rows: readonly KeptFigures[],
  value: (row: KeptFigures) => K,
): [K, KeptFigures[]][] {
  const groups = new Map<K, KeptFigures[]>();
  for (const row of rows) groups.set(value(row), [...(groups.get(value(row)) ?? []), row]);
  return [...groups];
}

function sumsOfKept(rows: readonly KeptFigures[]): TestSums {
  const others = rows.filter(({ program }) => program === 'NON_DOT');
  return {
    ...sumOf(rows),
    nonDotRated: others.reduce((sum, row) => sum + row.rated, 0),
    nonDotPositive: others.reduce((sum, row) => sum + row.positive, 0),
    weeks: grouped(rows, ({ week }) => week).map(([week, of]) => ({ week, ...sumOf(of) })),
    reasons: grouped(rows, ({ reason }) => reason).map(([reason, of]) => ({
      reason,
      tests: sumOf(of).tests,
    })),
  };
}

const sum = {
  tests: { where: [] },
  timed: { where: [isTimed] },
  days: { where: [isTimed], days: 'COLLECTION_TO_RELEASE' },
} as const;

/** The same, counted from the tests that the list of tests finds by the filters. */
async function countTestSums(context: Context, filters: readonly ListFilter[]): Promise<TestSums> {
  const [all] = await countTests(context, filters, {
    ...sum,
    rated: { where: [nonDot, ...rated.where] },
    positive: { where: [nonDot, positive] },
  });
  const weeks = await countTestsBy(context, filters, sum, ['week']);
  const reasons = await countTestsBy(context, filters, { tests: sum.tests }, ['reason']);
  const figures = all?.figures;
  return {
    tests: figures?.tests ?? 0,
    timed: figures?.timed ?? 0,
    days: figures?.days ?? null,
    nonDotRated: figures?.rated ?? 0,
    nonDotPositive: figures?.positive ?? 0,
    weeks: weeks.map(({ by, figures: { tests, timed, days } }) => ({
      week: String(by.week),
      tests: tests ?? 0,
      timed: timed ?? 0,
      days,
    })),
    reasons: reasons.map(({ by, figures: { tests } }) => ({
      reason: by.reason === null ? null : String(by.reason),
      tests: tests ?? 0,
    })),
  };
}

/**
 * Sums over the released tests in sight: kept day by day for who sees the whole tenant, since a million tests take a second
 * to count (ADR 129); counted for everybody else. @param filters mean the same days, and released tests
 */
export async function readTestSums(
  context: Context,
  days: Days,
  filters: readonly ListFilter[],
): Promise<TestSums> {
  const kept = await keptTestFigures(context.tx, days);
  return kept === null ? countTestSums(context, filters) : sumsOfKept(kept);
}
