import { needsInterview, type DeterminationName } from '@assay/schema/mro/mro-words';
import type { TestInReview } from './mro-record.ts';

/** Labels of the fields of a determination. */
export const determinationLabels = {
  result: 'Determination',
  drugs: 'Positive for',
  refusalReason: 'Kind of refusal',
  reason: 'Reason',
  basis: 'Basis',
  isRecollectionObserved: 'Recollect under direct observation',
  note: 'Note for MRO staff',
  replaceReason: 'Reason for the correction',
};

/** What stands below a determination that can be chosen. */
export const determinationHints: Partial<Record<DeterminationName, string>> = {
  MRO_POSITIVE: 'One drug or more',
  MRO_POSITIVE_DILUTE: 'One drug or more',
  MRO_REFUSAL: 'Adulterated, substituted or other',
  MRO_CANCELLED: 'Give the reason',
};

type Findings = NonNullable<TestInReview['findings']>;

/** Drugs that the laboratory found. */
export const drugsFound = ({ lines }: Findings): string[] =>
  lines
    .filter(({ isPositive, drugAdulterant }) => isPositive && drugAdulterant.type === 'DRUG')
    .map(({ drugAdulterant }) => drugAdulterant.name);

export const isPositive = (result: string): boolean =>
  result === 'MRO_POSITIVE' || result === 'MRO_POSITIVE_DILUTE';

/** Whether the donor has to be heard for what is chosen (49 CFR 40.131). */
export const asksForBasis = ({ program, findings }: TestInReview, result: string): boolean =>
  program === 'DOT' &&
  findings !== null &&
  needsInterview(findings.result) &&
  (result !== 'MRO_CANCELLED' || findings.result === 'RESULT_INVALID');
