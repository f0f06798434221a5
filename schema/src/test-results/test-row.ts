import { z } from 'zod';
import { LabProvider, Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { primaryIdTypes } from '../common/primary-id-types.ts';
import { reasonsForTest } from '../common/reasons-for-test.ts';
import { recordId, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { acknowledgmentTypes } from './test-result.list.ts';
import { caseStatuses, resultTypes, testStatuses, testTypes } from './test-words.ts';

export const TestType = wordedEnum(testTypes, {
  id: 'TestType',
  description: 'How a test is done: on the spot or by a laboratory.',
});
export const TestStatus = wordedEnum(testStatuses, {
  id: 'TestStatus',
  description:
    'Where a test stands. What goes through the MRO is MRO_PENDING until it is released, whatever was found.',
});
export const TestOutcome = wordedEnum(resultTypes, {
  id: 'TestOutcome',
  description: 'The outcome of a test.',
});
export const CaseStatus = wordedEnum(caseStatuses, {
  id: 'CaseStatus',
  description: 'Whether something of a test case is still to come.',
});
export const PrimaryIdType = wordedEnum(primaryIdTypes, {
  id: 'PrimaryIdType',
  description: 'By what a person is identified.',
});
export const ReasonForTest = wordedEnum(reasonsForTest, {
  id: 'ReasonForTest',
  description: 'Why a person is tested.',
});
export const AcknowledgmentState = wordedEnum(acknowledgmentTypes, {
  id: 'AcknowledgmentState',
  description: 'What the donor signed of a result.',
});

export const moment = (what: string) => timestamp().nullable().describe(`${what}, UTC.`);
export const nullableText = (what: string) => z.string().nullable().describe(what);

/** The donor as rows and pages have it. */
export const donorNames = {
  firstName: z.string().describe('First name.'),
  lastName: z.string().describe('Last name.'),
  fullName: z.string().describe('First and last name.'),
  primaryIdType: PrimaryIdType.describe('By what the donor is identified.'),
  primaryId: z.string().describe('The id; an SSN as ***-**-1234.'),
  reasonForTest: ReasonForTest.nullable().describe('Why the donor is tested.'),
};

const DonorOfRow = z
  .object(donorNames)
  .meta({ id: 'TestRowDonor', description: 'Who was tested, as of the day.' });

/** What rows and pages say of a test alike. */
export const testFacts = {
  testType: TestType.describe('How the test is done.'),
  testTypeFormatted: z.string().describe('The same in words: Lab, Instant (POCT).'),
  testStatus: TestStatus.describe('Where the test stands.'),
  resultType: TestOutcome.nullable().describe(
    'The outcome; null while there is none, and for everybody but MRO staff until it is released.',
  ),
  specimenTypeId: specimenTypeId(),
  specimenId: nullableText('Number of the specimen.'),
  provider: LabProvider.nullable().describe('Laboratory.'),
  collectedAt: moment('When the specimen was given'),
  reportedAt: moment('When the outcome was reported'),
  createdAt: timestamp().describe('When the test was entered or ordered, UTC.'),
  isError: z.boolean().describe('Whether the order could not be sent.'),
};

export const TestOfRow = z
  .object({
    id: recordId(),
    ...testFacts,
    program: Program.describe('Under whose rules it is done.'),
    orderError: nullableText('Why the order could not be sent; null unless `isError`.'),
  })
  .meta({ id: 'TestRowResult', description: 'The test of a row.' });

export const CaseOfRow = z
  .object({ id: recordId(), status: CaseStatus.describe('Whether something is still to come.') })
  .meta({ id: 'TestRowCase', description: 'The test case of a row.' });

export const CompanyOfRow = z
  .object({ id: recordId(), companyName: z.string().describe('Name.') })
  .meta({ id: 'TestRowCompany', description: 'The company of a row.' });

/** Id and name of a record of another kind, under a name of its own: clients keep each kind by itself. */
export const named = (id: string, description: string) =>
  z.object({ id: recordId(), name: z.string().describe('Name.') }).meta({ id, description });

export const LocationOfRow = named('TestRowLocation', 'The location of a row.');

/** What a donor signed, as rows and pages have it. */
export const acknowledged = {
  acknowledgmentType: AcknowledgmentState.nullable().describe('What the donor signed.'),
  acknowledgedAt: moment('When the donor signed it'),
};

export const TestResultRow = z
  .object({
    id: recordId(),
    isViewed: z
      .boolean()
      .describe('Whether the caller has opened the test since its result was last released.'),
    isUserCanViewTestResult: z.boolean().describe('Whether the caller may open it.'),
    donor: DonorOfRow,
    company: CompanyOfRow,
    location: LocationOfRow.describe('Where the donor belongs.'),
    testCase: CaseOfRow,
    testResult: TestOfRow,
    ...acknowledged,
  })
  .meta({ id: 'TestResultRow', description: 'A test as the list shows it (contract §25).' });
export type TestResultRow = z.output<typeof TestResultRow>;
