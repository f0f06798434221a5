import { randomInt } from 'node:crypto';
import type { OrderToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import type { labResultTypes } from '@assay/schema/common/result-types';
import type { Finding } from './switches.ts';

type LabResult = keyof typeof labResultTypes;

/** What was found of a specimen. */
export interface Outcome {
  result: LabResult;
  /** Which of the substances were found, by their place in the order. */
  found: readonly number[];
  /** Whether the donor can explain it to the MRO by a prescription. */
  isExplained?: boolean;
}

/** Positives of a hundred thousand: of DOT urine, and of others by the specimen (urine, oral fluid, hair). */
const positives = (order: OrderToLaboratory): number => {
  if (order.program === 'DOT') return 2_000;
  return { 1: 5_600, 2: 10_000, 3: 9_500 }[order.specimenType] ?? 4_600;
};

/** How often some substance is what was found, of a thousand positives; others share the rest. */
const shares: Readonly<Record<string, number>> = {
  THC: 600,
  AMP: 180,
  COC: 90,
  OPI: 40,
  FEN: 40,
  BZO: 40,
};

const HUNDRED_THOUSAND = 100_000;

function someSubstance(order: OrderToLaboratory): number {
  const substances = order.testCodes.flatMap((code) => code.substances);
  const weights = substances.map(({ abbreviation }) => shares[abbreviation ?? ''] ?? 10);
  let left = randomInt(1, weights.reduce((sum, each) => sum + each, 0) + 1);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return index;
  }
  return 0;
}

/**
 * What a laboratory finds: what it is told to, which no donor can explain, or what is drawn as often as published statistics
 * say (Quest DTI 2025, rounded): positives by program and specimen, of which one in twelve is explained; of all, 0.3 %
 * rejected, 0.15 % invalid, 0.03 % substituted or adulterated; of the negatives 2.5 % dilute.
 */
export function drawOutcome(order: OrderToLaboratory, finding: Finding): Outcome {
  const hasSubstances = order.testCodes.some(({ substances }) => substances.length > 0);
  const positive: Outcome = {
    result: 'RESULT_POSITIVE',
    found: hasSubstances ? [someSubstance(order)] : [],
  };
  if (finding === 'positive') return positive;
  if (finding === 'negative') return { result: 'RESULT_NEGATIVE', found: [] };
  const drawn = randomInt(HUNDRED_THOUSAND);
  const limits: [number, Outcome][] = [
    [300, { result: 'RESULT_FATAL_FLAW', found: [] }],
    [150, { result: 'RESULT_INVALID', found: [] }],
    [15, { result: 'RESULT_SUBSTITUTED', found: [] }],
    [15, { result: 'RESULT_ADULTERATED', found: [] }],
    [positives(order), { ...positive, isExplained: randomInt(12) === 0 }],
  ];
  let upTo = 0;
  for (const [share, outcome] of limits) {
    upTo += share;
    if (drawn < upTo) return outcome;
  }
  return {
    result: randomInt(1_000) < 25 ? 'RESULT_NEGATIVE_DILUTE' : 'RESULT_NEGATIVE',
    found: [],
  };
}
