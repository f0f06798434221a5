import { reasonsForTest } from '../common/reasons-for-test.ts';
import { states } from '../common/states.ts';

/*
 * The values of compliance rules and checks with their words, without zod: lists and dialogs load them.
 */

/** Whose law a rule states: that of a state, or the federal rules of DOT tests. */
export const ruleStates = { US: 'Federal (DOT)', ...states } as const;

/** How a test is done, as rules of states speak of it (T s2). */
export const complianceTestTypes = { LAB: 'LAB', POCT: 'POCT' } as const;
export type ComplianceTestType = keyof typeof complianceTestTypes;

/** A rule that says nothing of a test type, a specimen or a reason holds for any of them. */
const ANY = { ANY: 'Any' } as const;

export const ruleTestTypes = { ...ANY, LAB: 'Laboratory', POCT: 'Instant (POCT)' } as const;

/** Specimens as laws name them: how a test is done is said by its type. */
export const ruleSpecimens = {
  ...ANY,
  URINE: 'Urine',
  ORAL_FLUID: 'Oral Fluid',
  HAIR: 'Hair',
  BREATH: 'Breath',
  BLOOD: 'Blood',
  SWEAT: 'Sweat',
  SERUM: 'Serum',
  NAILS: 'Nails',
} as const;

export const ruleReasons = { ...ANY, ...reasonsForTest } as const;

/** What a rule says of the tests that it is about. */
export const ruleLevels = {
  GREEN: 'No restriction',
  YELLOW: 'Under conditions',
  RED: 'Not allowed',
} as const;
export type RuleLevel = keyof typeof ruleLevels;

/** How sure it is that the law says so. */
export const ruleConfidences = { HIGH: 'High', MEDIUM: 'Medium', LOW: 'Low' } as const;

/** Whether a rule holds today. */
export const ruleStandings = {
  IN_FORCE: 'In Force',
  TO_COME: 'To Come',
  RETIRED: 'Retired',
} as const;

/** What a check comes to (T s3). */
export const complianceStatuses = {
  SUCCESS: 'No restriction was found.',
  YELLOW_ALERT: 'The law allows the test under conditions.',
  RED_ALERT: 'The law forbids the test, or what is planned with it.',
} as const;
export type ComplianceStatus = keyof typeof complianceStatuses;

/** What a company lets its people do about an alert (T s4). */
export const complianceActions = {
  END: 'End the test.',
  CORRECT: 'Correct location, specimen or reason, and check again.',
  OVERRIDE: 'Go on in spite of the alert, with a reason.',
} as const;
export type ComplianceAction = keyof typeof complianceActions;
