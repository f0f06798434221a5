import { expect, test } from 'vitest';
import { firstValues, valuesOfParticipant } from './order-form-values.ts';

type Participant = Parameters<typeof valuesOfParticipant>[1];

const values = firstValues(
  {
    labOrderType: 'PAPER_CCF_ORDER',
    program: 'NON_DOT',
    locationId: 7,
    specimenTypeId: 1,
    reasonForTest: 'RANDOM',
  },
  new Date('2026-11-02T15:00:00Z'),
);
const drawn = (openTests: Participant['openTests']): Participant => ({
  __typename: 'LabOrderInfo',
  participantId: '810',
  locationEntity: null,
  donor: {
    __typename: 'ParticipantDonor',
    firstName: 'Steven',
    lastName: 'Turner',
    primaryIdType: 'EMPLOYEE_ID',
    primaryId: 'E-010592',
    dateOfBirth: null,
  },
  reasonForTest: 'RANDOM',
  openTests,
  program: 'NON_DOT',
  testingAgency: null,
  testOrderType: 'PAPER_CCF_ORDER',
  specimenId: null,
  labAccounts: [],
});

test.each([
  [['drugs', 'alcohol'], 'DRUG'],
  [['drugs'], 'DRUG'],
  [['alcohol'], 'ALCOHOL'],
] as const)('of a drawn person with %j to order the form begins with %s', (openTests, testType) => {
  expect(valuesOfParticipant(values, drawn([...openTests])).labOrder.testType).toBe(testType);
});
