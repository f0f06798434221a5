import { labProviderNames } from '../common/lab-providers.ts';
import { programs } from '../common/programs.ts';
import { reasonsForTest } from '../common/reasons-for-test.ts';
import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { misDetails } from './mis-details.ts';
import { testOutcomes } from './test-outcomes.ts';
import { testWork } from './test-work.ts';
import { caseStatuses, resultTypes, testStatuses, testTypes } from './test-words.ts';

/** What a donor signed of a result (contract §26, AckState). */
export const acknowledgmentTypes = {
  ACKNOWLEDGED: 'Acknowledged only',
  ADMITTED: 'Admitted',
} as const;

const sorted = { kind: 'text', sort: true } as const;
const moment = { kind: 'timestamp', sort: true } as const;

/** Tests in scope (contract §21); the fields of the wall are empty for everybody but MRO staff until they are released. */
export const testResultList = defineList({
  fields: {
    id: { kind: 'id' },
    'testCase.id': { kind: 'id' },
    'testCase.status': { kind: 'choice', values: keysOf(caseStatuses) },
    'donor.firstName': { kind: 'text' },
    'donor.lastName': sorted,
    'donor.primaryId': {
      kind: 'text',
      description:
        'Nine digits with EQ find an SSN as well; the other operators never look at SSNs.',
    },
    'donor.reasonForTest': { kind: 'choice', values: keysOf(reasonsForTest) },
    'company.id': { kind: 'id' },
    'company.companyName': sorted,
    'region.id': { kind: 'id' },
    'area.id': { kind: 'id' },
    'district.id': { kind: 'id' },
    'location.id': { kind: 'id' },
    'location.name': sorted,
    runParticipantId: { kind: 'id' },
    'testResult.testType': { kind: 'choice', values: keysOf(testTypes) },
    'testResult.testStatus': { kind: 'choice', values: keysOf(testStatuses), sort: true },
    'testResult.resultType': { kind: 'choice', values: keysOf(resultTypes), sort: true },
    'testResult.program': { kind: 'choice', values: keysOf(programs) },
    'testResult.specimenTypeId': { kind: 'int' },
    'testResult.provider': { kind: 'choice', values: keysOf(labProviderNames) },
    'testResult.specimenId': { kind: 'text' },
    'testResult.isError': { kind: 'boolean' },
    'testResult.outcome': {
      kind: 'choice',
      values: keysOf(testOutcomes),
      description:
        'What the test came to, as reports count it; none before it is released, for MRO staff as well.',
    },
    'testResult.countedAt': {
      kind: 'timestamp',
      description:
        'Where reports count the test: when the specimen was given, or when the test was entered where none was.',
    },
    'testResult.countedMonth': {
      kind: 'int',
      description: 'Month of it in UTC as a number, e.g. 202603.',
    },
    'testResult.isTimed': {
      kind: 'boolean',
      description: 'Whether collection, receipt and release of a laboratory test are all known.',
    },
    'testResult.positiveDrugIds': {
      kind: 'ids',
      description: 'Drugs of which the released outcome is positive.',
    },
    'testResult.isAlcohol': {
      kind: 'boolean',
      description: 'Whether the test is for alcohol alone.',
    },
    'labOrder.testingAgency': {
      kind: 'text',
      description: 'Agency whose rules hold, of DOT tests, e.g. FMCSA.',
    },
    'testResult.employeeCategoryId': {
      kind: 'int',
      description:
        'Employee category of the donor under the agency, by its number in `GET /api/dot/agencies`; none where it is not known.',
    },
    'testResult.misDetail': {
      kind: 'choice',
      values: keysOf(misDetails),
      description: 'What form DOT F 1385 asks for besides the outcome, as far as it was entered.',
    },
    isViewed: { kind: 'boolean' },
    workList: {
      kind: 'choice',
      values: keysOf(testWork),
      description: 'What somebody has to do about the test, as of now.',
    },
    acknowledgmentType: { kind: 'choice', values: keysOf(acknowledgmentTypes) },
    acknowledgedAt: { kind: 'timestamp' },
    'testResult.createdAt': moment,
    'testResult.collectedAt': moment,
    'testResult.reportedAt': moment,
  },
  search: [
    'donor.firstName',
    'donor.lastName',
    'donor.primaryId',
    'testResult.specimenId',
    'testCase.id',
  ],
  defaultSort: 'testResult.createdAt',
  defaultOrder: 'DESC',
});
