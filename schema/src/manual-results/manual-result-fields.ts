import { z } from 'zod';
import { LabProvider, Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { optional, optionalText, phone, recordId, text } from '../core/fields.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { donorFields as donorInput } from '../test-results/donor-input.ts';
import { MroResult } from '../test-results/test-result.ts';
import { TestOutcome } from '../test-results/test-row.ts';
import {
  attachments,
  comment,
  DataEntryMethod,
  donorFields,
  pastMoment,
  ReportSource,
} from './manual-fields.ts';
import { ManualRowInput } from './manual-row.ts';

/** Most rows of one result, and most codes. */
const [ROWS_MAX, CODES_MAX] = [200, 50];

const ManualDonorInput = z
  .object({
    ...donorFields,
    middleName: optionalText().describe('Middle name.'),
    primaryIdType: donorInput.primaryIdType.default('OTHER'),
    dateOfBirth: donorInput.dateOfBirth,
    agency: optional(TestingAgency).describe(
      'Agency whose rules hold; required for DOT, and none otherwise. An ordered test has that of its order.',
    ),
  })
  .meta({
    id: 'ManualDonorInput',
    description: 'Who was tested. Of an ordered test the donor is that of its case.',
  });

const ManualDerInput = z
  .object({
    fullName: optionalText().describe('Full name.'),
    phoneNumber: optional(phone()).describe('Phone, 10 digits.'),
  })
  .meta({ id: 'ManualDerInput', description: 'Designated employer representative of the day.' });

const trimmedCodes = z.preprocess(
  (codes) =>
    Array.isArray(codes)
      ? codes.filter((code) => typeof code !== 'string' || code.trim() !== '')
      : codes,
  z.array(text()).min(1).max(CODES_MAX),
);

const ManualTestInput = z
  .object({
    provider: LabProvider.describe('Laboratory.'),
    masterAccountId: optionalText().describe(
      'Number of the account; required with the flag LAB_ACCOUNT_NUMBER.',
    ),
    subAccountId: optionalText().describe(
      'Number of the location at the laboratory; required with the flag MD118, dropped without it.',
    ),
    program: Program.describe('Under whose rules the test was done.'),
    specimenTypeId: specimenTypeId(),
    specimenId: optionalText().describe('Number of the specimen; required with the flag 276912.'),
    testCodes: trimmedCodes.describe('Codes of what was tested; blank ones are left out.'),
    collectedAt: pastMoment('When the specimen was given'),
    receivedAt: optional(pastMoment('When the laboratory had it')),
    reportedAt: pastMoment('When it was reported'),
    reportSource: optional(ReportSource).describe(
      'Whose report it is; required for DOT. A DOT result of a laboratory stays with MRO staff until the MRO has determined it.',
    ),
    resultType: optional(TestOutcome).describe(
      'What the laboratory found, or what the MRO determined in the words of laboratories.',
    ),
    mroResult: optional(MroResult).describe(
      'What the MRO determined, of a report of the MRO; it goes before `resultType`.',
    ),
    drugAdulterantResults: z
      .array(ManualRowInput)
      .max(ROWS_MAX)
      .default([])
      .describe(
        'What was found, line by line; of `UPLOAD_ORIGINAL_REPORT` as far as it is stated.',
      ),
    attachments,
    derInfo: ManualDerInput.prefault({}).describe(
      'DER of the day; required unless the report alone is uploaded.',
    ),
  })
  .meta({ id: 'ManualTestInput', description: 'A result as it is entered by hand.' });

/** The fields of a result that is entered by hand; what holds between them stands in `manual-result.ts`. */
export const manualResultFields = z.object({
  testResultId: optional(recordId()).describe(
    'The ordered test that gets the result, of status ORDERED or PENDING; none for a new case.',
  ),
  randomizationParticipantId: optional(recordId()).describe(
    'Who was drawn, when the test of a new case comes from a draw.',
  ),
  type: DataEntryMethod.describe('How the result is entered.'),
  donor: ManualDonorInput,
  testResult: ManualTestInput,
  comment: comment(),
  features: z
    .array(z.string().max(64))
    .max(100)
    .default([])
    .describe('Flags that are on for the caller; they are noted, and api decides by its own.'),
});
