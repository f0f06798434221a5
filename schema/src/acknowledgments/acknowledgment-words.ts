import { positiveResults, type ResultTypeName } from '../test-results/test-words.ts';

/** What is signed (contract §26). */
export const acknowledgmentTypeWords = {
  ACKNOWLEDGMENT: 'Acknowledgment only',
  BOTH: 'Acknowledgment with Admission',
  ADMISSION: 'Admission',
} as const;
export type AcknowledgmentTypeName = keyof typeof acknowledgmentTypeWords;

/** Results that are acknowledged (T s3). */
export const acknowledgedResults: readonly ResultTypeName[] = [
  ...positiveResults,
  'RESULT_NUMERIC_ADULTERATED',
  'RESULT_ADULTERATED',
  'RESULT_ABNORMAL',
];

/** What is signed, in the documented words (T s2). */
export const acknowledgmentTexts = {
  acknowledgment: (donor: string) =>
    `I ${donor} acknowledge that I submitted to the above test and the results were positive for drugs of abuse/alcohol.`,
  admission: (donor: string) => `I, ${donor}, admit to the use of the following substances:`,
  note: 'My signature acknowledging this positive drug test is not admission of use',
} as const;

/** What may be signed of a test next; null for nothing. */
export function nextToSign(test: {
  program: string;
  testStatus: string;
  resultType: ResultTypeName | null;
  acknowledgmentType: string | null;
}): 'ACKNOWLEDGMENT' | 'ADMISSION' | null {
  /* No consent, release or waiver may be asked of a donor for a DOT test (49 CFR 40.355(a)). */
  if (test.program === 'DOT' || test.resultType === null) return null;
  /* MRO staff know of it already; for everybody else there is nothing to sign yet. */
  if (test.testStatus === 'MRO_PENDING') return null;
  if (!acknowledgedResults.includes(test.resultType)) return null;
  if (test.acknowledgmentType === null) return 'ACKNOWLEDGMENT';
  return test.acknowledgmentType === 'ACKNOWLEDGED' ? 'ADMISSION' : null;
}
