/**
 * What the access log speaks of (ADR 80): what was read of people, and sign-ins that failed. A kind that was once
 * written keeps its name.
 */
export const accessKinds = {
  POOL_MEMBERS: 'Members of a test pool, with date of birth, license or number.',
  RUN_PARTICIPANTS: 'People whom a run selected, with date of birth, license or number.',
  PEOPLE_TO_SEND: 'People of a location who were drawn and have to go to be tested.',
  RUN_RESULTS: 'A run with everybody whom it selected.',
  CERTIFICATE: 'The certificate of a draw, with everybody who was in it.',
  TEST_RESULT: 'A test, with donor, findings and files as far as they were in sight.',
  DONOR_PASS: 'A donor pass, with the name of the donor and where the specimen is collected.',
  DONOR_HISTORY: 'The tests of a donor, with what was found as far as it was released.',
  DONOR_FILE:
    'The file of a donor: tests, pools and draws, with what was found as far as it was released.',
  LAB_MESSAGE: 'Messages of laboratories that fit no test, with the number of the donor.',
  DOCUMENT: 'The file of a document.',
  HISTORY: 'A download of what was changed, by whom.',
  LIST: 'A download of a list.',
  SIGN_IN_FAILED: 'A sign-in that failed.',
} as const;

/** Kind of an entry of the access log. */
export type AccessKind = keyof typeof accessKinds;

/** Fields that tell a person apart or are kept from most readers: who reads one leaves an entry. */
export const tracedFields = [
  'dateOfBirth',
  'ssn',
  'ssnLastDigits',
  'cdlNumber',
  'idNumber',
  'otherId',
  'primaryId',
] as const;
