import { z } from 'zod';
import { Program } from '../common/catalogue-enums.ts';
import { idParam, lines, recordId, timestamp } from '../core/fields.ts';
import { SelectionStatus } from '../selection-runs/run-participant.ts';
import {
  moment,
  nullableText,
  PrimaryIdType,
  ReasonForTest,
  TestOutcome,
  TestStatus,
  TestType,
} from '../test-results/test-row.ts';

/** What an id of a donor is shown by. */
const idFields = {
  testResultId: recordId().describe('A test under this id, by which the file is found.'),
  primaryIdType: PrimaryIdType.describe('Kind of the id.'),
  primaryId: z.string().describe('The id; an SSN as ***-**-1234.'),
  names: z.array(z.string()).describe('Names of the donor under it, the latest first.'),
  tests: z.int().describe('How many tests it has.'),
  datesOfBirth: z
    .array(z.string())
    .describe('Dates of birth that its tests state, YYYY-MM-DD, the latest stated first.'),
};

const DonorId = z
  .object(idFields)
  .meta({ id: 'DonorId', description: 'An id that a donor was tested under.' });

const DonorCandidate = z
  .object({
    ...idFields,
    sameBirthDate: z.boolean().describe('Whether the date of birth is known to be the same.'),
  })
  .meta({
    id: 'DonorCandidate',
    description: 'Somebody of the same name under another id, who may be the same person.',
  });

const DonorTest = z
  .object({
    testResultId: recordId().describe('Record id of the test.'),
    testCaseId: recordId().describe('Number of its test case.'),
    program: Program.describe('Under whose rules.'),
    testingAgency: nullableText('Agency, of DOT tests.'),
    reasonForTest: ReasonForTest.nullable().describe('Why.'),
    testType: TestType.describe('How it was done.'),
    specimenType: z.string().describe('Specimen, in words.'),
    locationName: z.string().describe('Location.'),
    countedOn: z
      .string()
      .describe(
        "Day, YYYY-MM-DD, in the reader's time zone, of its collection, or of its entry where no specimen was given.",
      ),
    collectedAt: moment('When the specimen was given'),
    releasedAt: moment('When the outcome was released'),
    testStatus: TestStatus.describe('Where it stands, as everybody may know.'),
    resultType: TestOutcome.nullable().describe('Outcome; null while it is not released.'),
    positiveDrugs: nullableText('Drugs that a released outcome is positive of.'),
  })
  .meta({ id: 'DonorTest', description: 'A test in the file of a donor.' });
export type DonorTest = z.output<typeof DonorTest>;

const DonorPool = z
  .object({
    testPoolId: recordId().describe('Record id of the pool.'),
    name: z.string().describe('Name of the pool.'),
    isRegulated: z.boolean().describe('Whether it is a DOT pool.'),
    memberSince: timestamp().describe('When the donor came into it, UTC.'),
    leftOn: nullableText('When the donor left it, YYYY-MM-DD.'),
  })
  .meta({ id: 'DonorPool', description: 'A pool that a donor is or was in.' });

const DonorDraw = z
  .object({
    selectionRunId: recordId().describe('Record id of the run.'),
    runDate: z.string().describe('Day of the draw, YYYY-MM-DD.'),
    poolName: z.string().describe('Name of the pool.'),
    selectionStatus: SelectionStatus.describe('What became of the donor.'),
    drugCompletedAt: moment('When the drug test was done'),
    alcoholCompletedAt: moment('When the alcohol test was done'),
  })
  .meta({ id: 'DonorDraw', description: 'A run that a donor was selected by.' });

const DonorMerge = z
  .object({
    mergeId: recordId().describe('Record id of the merge.'),
    oneId: z.string().describe('One of the ids.'),
    otherId: z.string().describe('The other one.'),
    reason: z.string().describe('Why they are one person.'),
    by: z.string().describe('Who merged them.'),
    at: timestamp(),
    undoneAt: moment('When it was taken back'),
    undoneBy: nullableText('Who took it back.'),
    undoReason: nullableText('Why.'),
  })
  .meta({ id: 'DonorMerge', description: 'Two ids that were found to be of one person.' });

export const DonorFile = z
  .object({
    testResultId: recordId().describe('The test that it was asked for by.'),
    companyId: recordId().describe('Record id of the company.'),
    companyName: z.string().describe('The company, whose tests alone it has.'),
    fullName: z.string().describe('Name of the donor in the latest test.'),
    dateOfBirth: nullableText(
      'Date of birth, YYYY-MM-DD, as last stated; `ids` have all that tests state.',
    ),
    ids: z.array(DonorId).describe('Every id, the latest first.'),
    tests: z.array(DonorTest).describe('Every test in sight, the latest first; 1,000 at most.'),
    pools: z
      .array(DonorPool)
      .nullable()
      .describe('Pools; null for who may not see members of pools.'),
    draws: z
      .array(DonorDraw)
      .nullable()
      .describe('Draws, the latest first; null for who may not see members of pools.'),
    merges: z.array(DonorMerge).describe('Merges of its ids, the latest first.'),
    candidates: z.array(DonorCandidate).describe('Others who may be the same person; 20 at most.'),
  })
  .meta({
    id: 'DonorFile',
    description: 'Everything that a company has of a donor, with outcomes as they are released.',
  });
export type DonorFile = z.output<typeof DonorFile>;

const reason = () => lines(500).describe('Why, up to 500 characters.');

export const MergeDonorInput = z
  .object({
    testResultId: recordId().describe('A test of the same company under the other id.'),
    reason: reason(),
  })
  .meta({ id: 'MergeDonorInput', description: 'Another id of the donor.' });
export const UnmergeDonorInput = z
  .object({ mergeId: idParam().describe('Record id of the merge.'), reason: reason() })
  .meta({ id: 'UnmergeDonorInput', description: 'A merge that is taken back.' });
