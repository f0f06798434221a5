import {
  ruleConfidences,
  ruleLevels,
  ruleReasons,
  ruleSpecimens,
  ruleStandings,
  ruleStates,
  ruleTestTypes,
} from '@assay/schema/compliance/compliance-words';
import { keysOf } from '@assay/schema/core/keys-of';

const optionsOf = <T extends Readonly<Record<string, string>>>(words: T) =>
  keysOf(words).map((value) => ({ value, label: words[value] ?? value }));

/** The values of a rule, for fields and filters. */
export const ruleOptions = {
  state: optionsOf(ruleStates),
  testType: optionsOf(ruleTestTypes),
  specimenType: optionsOf(ruleSpecimens),
  reasonForTest: optionsOf(ruleReasons),
  level: optionsOf(ruleLevels),
  confidence: optionsOf(ruleConfidences),
  standing: optionsOf(ruleStandings),
} as const;
