import type { primaryIdTypes } from '../common/primary-id-types.ts';
import { labResultTypes } from '../common/result-types.ts';
import type { MroResultName, ResultTypeName } from '../test-results/test-words.ts';

/** How a result is entered (contract §26, T s3). */
export const dataEntryMethods = {
  MANUAL_ENTER: 'Manual Enter Only',
  UPLOAD_ORIGINAL_REPORT: 'Upload Original Report Only',
  BOTH: 'Both',
} as const;
export type DataEntryMethodName = keyof typeof dataEntryMethods;

/** Whose report a result is entered from (decision 48). */
export const reportSources = { MRO: 'MRO', LABORATORY: 'Laboratory' } as const;
export type ReportSourceName = keyof typeof reportSources;

export const testMethodologies = {
  EIA: 'EIA',
  GCMS: 'GC/MS',
  LCMSMS: 'LC-MS/MS',
  TLC: 'TLC',
} as const;

/** What is said of an adulterant. */
export const adulterantResults = { ABNORMAL: 'Abnormal', NORMAL: 'Normal' } as const;

/** What may be found of a line: of a drug what a laboratory finds, of an adulterant whether it is normal. */
export const lineResults = { ...labResultTypes, ...adulterantResults } as const;
export type LineResultName = keyof typeof lineResults;

export const isAdulterantResult = (result: string): result is keyof typeof adulterantResults =>
  Object.hasOwn(adulterantResults, result);

const positiveLines: readonly string[] = [
  'RESULT_POSITIVE',
  'RESULT_POSITIVE_DILUTE',
  'RESULT_POSITIVE_ADULTERATED',
  'RESULT_POSITIVE_SUBSTITUTED',
  'RESULT_POSITIVE_RETEST',
  'ABNORMAL',
];

/** Whether a line counts as positive; a numeric result does when it has its level (contract §22). */
export const isPositiveLine = (result: string, numericLevel?: string | null): boolean =>
  positiveLines.includes(result) ||
  (result === 'RESULT_NUMERIC' && numericLevel != null && numericLevel !== '');

/** What an MRO determines when the report in hand says it in the words of laboratories. */
export const determinationOf: Partial<Record<ResultTypeName, MroResultName>> = {
  RESULT_NEGATIVE: 'MRO_NEGATIVE',
  RESULT_POSITIVE: 'MRO_POSITIVE',
  RESULT_NEGATIVE_DILUTE: 'MRO_NEGATIVE_DILUTE',
  RESULT_POSITIVE_DILUTE: 'MRO_POSITIVE_DILUTE',
  RESULT_INVALID: 'MRO_INVALID',
  RESULT_ADULTERATED: 'MRO_ADULTERATED',
  RESULT_SUBSTITUTED: 'MRO_SUBSTITUTED',
  RESULT_ABNORMAL: 'MRO_ABNORMAL',
  RESULT_FATAL_FLAW: 'MRO_REJECTED',
};

export const manualTestTypes = { DRUG: 'Drug Test', ALC: 'Alcohol Test' } as const;

/** Where a specimen was collected (contract §26). */
export const collectionInformation = {
  MD_CCC: 'MD/CCC',
  ON_SITE: 'On-Site',
  CLINIC: 'Clinic',
  QUEST_PSC: 'Quest PSC',
  QUEST_PREFERRED: 'Quest Preferred',
  LABCORP_PSC: 'LabCorp PSC',
  OTHER: 'Other',
} as const;
export type CollectionInformationName = keyof typeof collectionInformation;

const sitesOfLaboratories: readonly string[] = ['QUEST_PSC', 'QUEST_PREFERRED', 'LABCORP_PSC'];

/** Whether the alcohol form has a specimen id: at the sites of laboratories (T s4). */
export const hasSpecimenId = (place: string): boolean => sitesOfLaboratories.includes(place);

/** Whether the drug form asks more about the collection (T s4). */
export const hasOtherInfo = (place: string): boolean => hasSpecimenId(place) || place === 'OTHER';

export const overallResults = {
  POSITIVE: 'Positive',
  NEGATIVE: 'Negative',
  REFUSAL: 'Refusal',
  CANCELLED: 'Canceled',
} as const;
export type OverallResultName = keyof typeof overallResults;

export const refusalReasons = {
  RESULT_SHY_LUNG: 'Shy Lung',
  RESULT_SHY_BLADDER: 'Shy Bladder',
  REFUSAL_OTHER: 'Other',
  REFUSAL_ADULTERATED: 'Adulterated',
  REFUSAL_SUBSTITUTED: 'Substituted',
} as const;
export type RefusalReasonName = keyof typeof refusalReasons;

/** Where a test stands by its overall result (contract §22). */
export const statusOfOverall = {
  POSITIVE: 'TEST_COMPLETED',
  NEGATIVE: 'TEST_COMPLETED',
  REFUSAL: 'REFUSAL_TO_TEST',
  CANCELLED: 'COLLECTION_CANCELLED',
} as const satisfies Record<OverallResultName, string>;

/** Whether an overall result says of some substances what was found (contract §22). */
export const needsSubstances = (overall: string, refusal?: string | null): boolean =>
  overall === 'POSITIVE' ||
  (overall === 'REFUSAL' &&
    (refusal === 'REFUSAL_ADULTERATED' || refusal === 'REFUSAL_SUBSTITUTED'));

/** From this result of a screen on, g/210 L, alcohol is confirmed: above it (T s9). */
export const ALCOHOL_CONFIRM_ABOVE = 0.02;

/** Specimens of alcohol tests by their numbers. */
export const alcoholSpecimens = { 4: 'Breath', 2: 'Saliva' } as const;
export const BREATH = 4;

/** Whether Test 2 belongs to a first result: a positive saliva test, or more than 0.02. */
export const isConfirmed = (specimenTypeId: number, result: number): boolean =>
  specimenTypeId === BREATH ? result > ALCOHOL_CONFIRM_ABOVE : result === 1;

/** The kinds of id that go with an agency; with none, of a test that is not of the DOT, all of them (contract §22). */
export function idTypesOf(agency: string | null | undefined): (keyof typeof primaryIdTypes)[] {
  if (agency === null || agency === undefined || agency === '')
    return ['SSN', 'DL', 'STATE_ID', 'CDL_NUMBER', 'EMPLOYEE_ID', 'OTHER'];
  return agency === 'FMCSA'
    ? ['CDL_NUMBER', 'SSN']
    : ['SSN', 'EMPLOYEE_ID', 'DL', 'STATE_ID', 'OTHER'];
}

/** Of a report or a step that is dated before the specimen was given. */
export const BEFORE_COLLECTION = 'This is before the specimen was collected.';
