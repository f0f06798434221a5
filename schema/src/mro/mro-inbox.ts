import { z } from 'zod';
import { LabProvider, Program } from '../common/catalogue-enums.ts';
import { recordId, timestamp } from '../core/fields.ts';
import {
  CaseOfRow,
  CompanyOfRow,
  LocationOfRow,
  moment,
  nullableText,
  ReasonForTest,
  TestOutcome,
} from '../test-results/test-row.ts';

const InboxDonor = z
  .object({
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    fullName: z.string().describe('First and last name.'),
  })
  .meta({ id: 'MroInboxDonor', description: 'Who was tested, as of the day.' });

export const MroInboxRow = z
  .object({
    id: recordId().describe('Id of the test.'),
    donor: InboxDonor,
    company: CompanyOfRow,
    location: LocationOfRow.describe('Where the donor belongs.'),
    testCase: CaseOfRow,
    program: Program.describe('Under whose rules the test is done.'),
    reasonForTest: ReasonForTest.nullable().describe('Why the donor is tested.'),
    specimenId: nullableText('Number of the specimen.'),
    provider: LabProvider.nullable().describe('Laboratory.'),
    laboratoryResult: TestOutcome.describe('What the laboratory found.'),
    waitingSince: timestamp().describe('When the first report came to MRO staff, UTC.'),
    dueAt: moment('When ten days are over since then, of DOT tests whose donor has to be heard'),
    contacts: z.int().nonnegative().describe('Entries of the contact log.'),
    lastContactAt: moment('The last of them'),
  })
  .meta({ id: 'MroInboxRow', description: 'A test that waits for the MRO; for MRO staff alone.' });
export type MroInboxRow = z.output<typeof MroInboxRow>;
