/**
 * What a test came to, as reports count it (ADR 110): filled by the database once everybody may know it, and null before.
 * An adulterated or substituted specimen of a DOT test is a refusal (49 CFR 40.191(b)).
 */
export const testOutcomes = {
  NEGATIVE: 'Negative',
  NEGATIVE_DILUTE: 'Negative-Dilute',
  POSITIVE: 'Positive',
  POSITIVE_DILUTE: 'Positive-Dilute',
  PRELIMINARY_POSITIVE: 'Preliminary Positive',
  INVALID: 'Invalid',
  REJECTED: 'Rejected by the laboratory',
  REFUSAL: 'Refusal to test',
  REFUSAL_ADULTERATED: 'Refusal, adulterated',
  REFUSAL_SUBSTITUTED: 'Refusal, substituted',
  COLLECTION_CANCELED: 'Collection canceled',
  CANCELED: 'Canceled by the MRO',
  NO_SHOW: 'Expired or no show',
  UNABLE_TO_PROVIDE: 'Unable to provide',
  EXCUSED: 'Excused',
  OTHER: 'Other outcome',
} as const;
export type TestOutcomeName = keyof typeof testOutcomes;

/** Which outcomes a figure of a report means. */
export const outcomeGroups = {
  negative: ['NEGATIVE', 'NEGATIVE_DILUTE'],
  positive: ['POSITIVE', 'POSITIVE_DILUTE'],
  refusal: ['REFUSAL', 'REFUSAL_ADULTERATED', 'REFUSAL_SUBSTITUTED'],
} as const satisfies Record<string, readonly TestOutcomeName[]>;
