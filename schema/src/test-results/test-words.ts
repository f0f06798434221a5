import { labResultTypes } from '../common/result-types.ts';

/** How a test is done (contract §26). */
export const testTypes = { INSTANT: 'Instant (POCT)', LAB: 'Lab' } as const;
export type TestTypeName = keyof typeof testTypes;

/** Where a test stands, with the words of lists (contract §26, T s3). */
export const testStatuses = {
  ORDERED: 'Ordered',
  PENDING: 'Pending',
  AT_LAB: 'At Lab',
  COLLECTION_CANCELLED: 'Collection Canceled',
  COLLECTION_COMPLETED: 'Collection Completed',
  EXPIRED_NO_SHOW: 'Expired / No Show',
  LAB_REJECTED: 'Lab Rejected',
  TEST_COMPLETED: 'Test Completed',
  REFUSAL_TO_TEST: 'Refusal To Test',
  CREATION_FAILED: 'Creation Failed',
  /* The one neutral status of what goes through the MRO (decisions 38 and 39). */
  MRO_PENDING: 'In MRO process',
  MRO_VERIFIED: 'MRO Verified',
  PENDING_CREATION: 'Pending Creation',
  PENDING_CONFIRMATION: 'Pending Confirmation',
  UNABLE_TO_PROVIDE: 'Unable To Provide',
  EXCUSED: 'Excused',
} as const;
export type TestStatusName = keyof typeof testStatuses;

/** Where nothing more happens by itself; the case is closed with them (contract §21). */
export const finalStatuses: readonly TestStatusName[] = [
  'TEST_COMPLETED',
  'MRO_VERIFIED',
  'LAB_REJECTED',
  'REFUSAL_TO_TEST',
  'COLLECTION_CANCELLED',
  'EXPIRED_NO_SHOW',
  'UNABLE_TO_PROVIDE',
  'EXCUSED',
];

export const caseStatuses = { OPEN: 'Open', CLOSED: 'Closed' } as const;

/** What a test on the spot shows (T s3). */
export const instantResultTypes = {
  RESULT_INVALID: 'Invalid Result',
  RESULT_NEGATIVE: 'Negative for all',
  RESULT_PRELIMINARY_POSITIVE: 'Preliminary Positive',
} as const;

/** The outcome of a test of either type. */
export const resultTypes = {
  ...labResultTypes,
  RESULT_PRELIMINARY_POSITIVE: 'Preliminary Positive',
} as const;
export type ResultTypeName = keyof typeof resultTypes;

/** What an MRO determines (contract §26, T s3). */
export const mroResults = {
  MRO_NEGATIVE: 'Negative',
  MRO_POSITIVE: 'Positive',
  MRO_NORMAL: 'Normal',
  MRO_ABNORMAL: 'Abnormal',
  MRO_LOW: 'Low',
  MRO_HIGH: 'High',
  MRO_NEGATIVE_DILUTE: 'Negative-Dilute',
  MRO_POSITIVE_DILUTE: 'Positive-Dilute',
  MRO_NON_NEGATIVE: 'Non-Negative',
  MRO_ADULTERATED: 'Adulterated',
  MRO_SUBSTITUTED: 'Substituted',
  MRO_INVALID: 'Invalid Result',
  MRO_TEMPERATURE_OUT_OF_RANGE: 'Temperature out of Range',
  MRO_REFUSAL: 'Refusal',
  MRO_CANCELLED: 'Cancelled',
  MRO_REJECTED: 'Rejected',
  MRO_PENDING: 'Pending',
} as const;
export type MroResultName = keyof typeof mroResults;

/** What everybody reads as the outcome of what an MRO determined; of the others only the determination itself is told. */
export const outcomeOfMro: Partial<Record<MroResultName, ResultTypeName>> = {
  MRO_NEGATIVE: 'RESULT_NEGATIVE',
  MRO_POSITIVE: 'RESULT_POSITIVE',
  MRO_NORMAL: 'RESULT_NEGATIVE',
  MRO_ABNORMAL: 'RESULT_ABNORMAL',
  MRO_NEGATIVE_DILUTE: 'RESULT_NEGATIVE_DILUTE',
  MRO_POSITIVE_DILUTE: 'RESULT_POSITIVE_DILUTE',
  MRO_NON_NEGATIVE: 'RESULT_ABNORMAL',
  MRO_ADULTERATED: 'RESULT_ADULTERATED',
  MRO_SUBSTITUTED: 'RESULT_SUBSTITUTED',
  MRO_INVALID: 'RESULT_INVALID',
  MRO_TEMPERATURE_OUT_OF_RANGE: 'RESULT_INVALID',
};

/** Outcomes of a laboratory that need no MRO where only positive results go there. */
export const negativeResults: readonly ResultTypeName[] = [
  'RESULT_NEGATIVE',
  'RESULT_NEGATIVE_DILUTE',
];

export const positiveResults: readonly ResultTypeName[] = [
  'RESULT_PRELIMINARY_POSITIVE',
  'RESULT_POSITIVE',
  'RESULT_POSITIVE_DILUTE',
  'RESULT_POSITIVE_SUBSTITUTED',
  'RESULT_POSITIVE_RETEST',
  'RESULT_POSITIVE_ADULTERATED',
];

export const confirmationMethods = {
  SEND_SPECIMEN_PREPRINTED_CCF: 'Send specimen with pre-printed CCF',
  SEND_DONOR_PREPRINTED_CCF: 'Send donor with pre-printed CCF',
  SEND_DONOR_ELECTRONIC_ORDER: 'Send donor with electronic order',
  NO_CONFIRMATION: 'No confirmation',
  CONFIRMATION_NOT_NEEDED: 'Confirmation not needed',
} as const;

export const labOrderTypes = {
  ELECTRONIC_ORDER: 'Electronic Lab Test',
  PAPER_CCF_ORDER: 'Paper Lab Test',
} as const;

/** What a laboratory is asked for. */
export const labTestTypes = {
  DRUG: 'Drug',
  ALCOHOL: 'Alcohol',
  DRUG_AND_ALCOHOL: 'Drug And Alcohol',
} as const;

export const testEventKinds = {
  ORDERED: 'Ordered',
  SENT: 'Sent to the laboratory',
  ACCEPTED: 'Accepted by the laboratory',
  REFUSED: 'Refused by the laboratory',
  NOT_TAKEN: 'Change not taken by the laboratory',
  COLLECTED: 'Collected',
  RECEIVED: 'Received by the laboratory',
  REPORTED: 'Reported',
  VERIFIED: 'Verified',
  RELEASED: 'Released',
  CANCELLED: 'Canceled',
  RENEWED: 'Renewed',
  SENT_AGAIN: 'Sent to the laboratory again',
  VIEWED: 'Viewed',
  DOWNLOADED: 'Downloaded',
  CORRECTED: 'Corrected',
  REFUSED_TO_TEST: 'Refusal to test',
  ENDED_UNCONFIRMED: 'Ended without confirmation',
} as const;
export type TestEventKind = keyof typeof testEventKinds;
