import type { ProgramName } from '../common/programs.ts';
import type { MroResultName, ResultTypeName } from '../test-results/test-words.ts';

/** What MRO staff note of their way to the donor, in the order in which it happens (49 CFR 40.131, 40.153, 40.171, 382.705). */
export const mroContactKinds = {
  DONOR_NO_ANSWER: 'Called the donor, no answer',
  DONOR_MESSAGE: 'Called the donor, left a message',
  DONOR_INTERVIEWED: 'Interviewed the donor',
  DONOR_DECLINED: 'The donor declined to discuss the result',
  DER_ASKED: 'Asked the DER to help',
  DER_REACHED_DONOR: 'The DER reached the donor',
  DER_FAILED: 'The DER could not reach the donor',
  DONOR_NOTIFIED: 'Told the donor the verified result and the right to a split test',
  SPLIT_REQUESTED: 'The donor asked for a test of the split specimen',
  CLEARINGHOUSE_REPORTED: 'Reported to the Clearinghouse',
} as const;
export type MroContactKind = keyof typeof mroContactKinds;

/** Calls of MRO staff to the donor, whatever came of them. */
export const attemptKinds: readonly MroContactKind[] = [
  'DONOR_NO_ANSWER',
  'DONOR_MESSAGE',
  'DONOR_INTERVIEWED',
  'DONOR_DECLINED',
];

/** The donor was spoken to: nothing has to be tried any more. */
export const reachedKinds: readonly MroContactKind[] = ['DONOR_INTERVIEWED', 'DONOR_DECLINED'];

/** What comes after a determination, and may be noted then alone. */
export const laterKinds: readonly MroContactKind[] = [
  'DONOR_NOTIFIED',
  'SPLIT_REQUESTED',
  'CLEARINGHOUSE_REPORTED',
];

/** On what a determination stands for which the donor has to be heard (49 CFR 40.131, 40.133(a)). */
export const mroBases = {
  INTERVIEW: 'Interview with the donor',
  DONOR_DECLINED: 'The donor declined to discuss the result',
  DER_CONTACT: '72 hours since the DER reached the donor',
  TEN_DAYS: 'Ten days without contact',
} as const;
export type MroBasis = keyof typeof mroBases;

/** What an MRO can determine in the portal (49 CFR 40.129 to 40.163). */
export const determinations = {
  MRO_NEGATIVE: 'Negative',
  MRO_NEGATIVE_DILUTE: 'Negative-Dilute',
  MRO_POSITIVE: 'Positive',
  MRO_POSITIVE_DILUTE: 'Positive-Dilute',
  MRO_REFUSAL: 'Refusal',
  MRO_CANCELLED: 'Cancelled',
} as const satisfies Partial<Record<MroResultName, string>>;
export type DeterminationName = keyof typeof determinations;

/** Why a test is a refusal (49 CFR 40.191). */
export const mroRefusalReasons = {
  ADULTERATED: 'Adulterated specimen',
  SUBSTITUTED: 'Substituted specimen',
  OTHER: 'Other',
} as const;
export type MroRefusalReason = keyof typeof mroRefusalReasons;

/** What everybody is told with a determination that asks for another collection: of a DOT test with the rule that it comes from. */
export function recollectObserved(result: DeterminationName, program: ProgramName): string {
  const words = 'Recollection under direct observation, without advance notice';
  const rule = result === 'MRO_NEGATIVE_DILUTE' ? '40.197' : '40.159';
  return program === 'DOT' ? `${words} (49 CFR ${rule}).` : `${words}.`;
}

/** What laboratories find that is reported without hearing the donor (49 CFR 40.127, 40.161). */
const withoutInterview: readonly ResultTypeName[] = [
  'RESULT_NEGATIVE',
  'RESULT_NEGATIVE_DILUTE',
  'RESULT_FATAL_FLAW',
];

/** Whether the donor has to be heard before what a laboratory found is verified (49 CFR 40.131(a)). */
export const needsInterview = (found: ResultTypeName): boolean => !withoutInterview.includes(found);

/** Whether a determination is a violation: the donor may ask for the split specimen, and the Clearinghouse is told. */
export const isViolation = (result: MroResultName): boolean =>
  result === 'MRO_POSITIVE' || result === 'MRO_POSITIVE_DILUTE' || result === 'MRO_REFUSAL';
