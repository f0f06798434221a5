import { keysOf } from '@assay/schema/core/keys-of';
import {
  outcomeGroups,
  testOutcomes,
  type TestOutcomeName,
} from '@assay/schema/test-results/test-outcomes';
import type { Figure } from '../test-results/test-figure.read-model.ts';
import { filter } from './report-filters.ts';

const outcome = (...names: readonly TestOutcomeName[]): Figure => ({
  where: [filter('testResult.outcome', 'IN', ...names)],
});
const others = (named: readonly TestOutcomeName[]): TestOutcomeName[] =>
  keysOf(testOutcomes).filter((each) => !named.includes(each));

/** What every report counts: tests whose outcome is known to everybody. */
export const released = filter('testResult.outcome', 'IS_NULL', 'false');

/** Outcomes with a column of their own; preliminary positives have theirs in the block of instant tests. */
const named: readonly TestOutcomeName[] = [
  ...outcomeGroups.negative,
  ...outcomeGroups.positive,
  ...outcomeGroups.refusal,
  'REJECTED',
  'COLLECTION_CANCELED',
];

/** Numbers by outcome, each with its conditions (T s3, report tables). */
export const outcomeFigures = {
  total: { where: [] },
  dot: { where: [filter('testResult.program', 'EQ', 'DOT')] },
  nonDot: { where: [filter('testResult.program', 'EQ', 'NON_DOT')] },
  negative: outcome('NEGATIVE'),
  negativeDilute: outcome('NEGATIVE_DILUTE'),
  totalNegative: outcome(...outcomeGroups.negative),
  positive: outcome('POSITIVE'),
  positiveDilute: outcome('POSITIVE_DILUTE'),
  totalPositive: outcome(...outcomeGroups.positive),
  rejected: outcome('REJECTED'),
  refusal: outcome(...outcomeGroups.refusal),
  canceled: outcome('COLLECTION_CANCELED'),
  other: outcome(...others(named)),
} as const satisfies Record<string, Figure>;
export type OutcomeFigure = keyof typeof outcomeFigures;

/** Over what rates are: positives over negatives plus positives, dilute included (decision 47). */
export const rated = outcome(...outcomeGroups.negative, ...outcomeGroups.positive);

/** Numbers of tests on the spot. */
export const instantFigures = {
  total: { where: [] },
  negative: outcome(...outcomeGroups.negative),
  preliminary: outcome('PRELIMINARY_POSITIVE'),
  invalid: outcome('INVALID'),
} as const satisfies Record<string, Figure>;

const cases = {
  negative: outcome(...outcomeGroups.negative).where,
  nonNegative: outcome(...others(outcomeGroups.negative)).where,
  dot: [filter('testResult.program', 'EQ', 'DOT')],
  all: [],
} as const satisfies Record<string, Figure['where']>;
export type TurnaroundCases = keyof typeof cases;
export const turnaroundCases = cases;
