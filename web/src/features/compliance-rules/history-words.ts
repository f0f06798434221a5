import {
  ruleConfidences,
  ruleLevels,
  ruleReasons,
  ruleSpecimens,
  ruleStandings,
  ruleStates,
  ruleTestTypes,
} from '@assay/schema/compliance/compliance-words';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { ruleFactLabels, ruleLabels } from './compliance-rule-words.ts';

/** A value by its words. */
const worded =
  <T extends Record<string, string>>(words: T) =>
  (value: keyof T): string | null =>
    words[value] ?? null;

/** How histories speak of these records. */
export const historyWords = {
  complianceRule: {
    name: 'Compliance rule',
    labels: { ...ruleLabels, ...ruleFactLabels },
    texts: {
      state: worded(ruleStates),
      testType: worded(ruleTestTypes),
      specimenType: worded(ruleSpecimens),
      reasonForTest: worded(ruleReasons),
      level: worded(ruleLevels),
      confidence: worded(ruleConfidences),
      standing: worded(ruleStandings),
    },
  },
} satisfies SomeHistoryWords;
