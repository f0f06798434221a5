import { z } from 'zod';
import { specimenTypeId } from '../common/catalogue-enums.ts';
import {
  formed,
  lines,
  optional,
  optionalDate,
  optionalGroup,
  optionalText,
  recordId,
  text,
  timestamp,
} from '../core/fields.ts';
import { errorTexts } from '../core/errors.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { fileId } from '../files/file.ts';
import { donorFields, withPrimaryIdRule } from '../test-results/donor-input.ts';
import { TestStatus } from '../test-results/test-row.ts';
import { instantResultTypes } from '../test-results/test-words.ts';
import { requireConsent, requireResult } from './instant-test-rules.ts';
import { resultInterpretations } from './instant-test-words.ts';

export const InstantResultType = wordedEnum(instantResultTypes, {
  id: 'InstantResultType',
  description: 'What a test on the spot shows.',
});
const ResultInterpreted = wordedEnum(resultInterpretations, {
  id: 'ResultInterpreted',
  description: 'How the result of an instant test was read.',
});
const VerifierInput = z
  .object({
    firstName: text().describe('First name.'),
    lastName: text().describe('Last name.'),
  })
  .meta({ id: 'VerifierNameInput', description: 'First and last name.' });

const InstantDonorInput = withPrimaryIdRule(
  z.object({
    ...donorFields,
    middleName: optionalText().describe('Middle name.'),
    isVerbalConsent: z
      .boolean()
      .default(false)
      .describe('Consent was received by word or another method; nobody signs for the donor.'),
    isDonorAcceptTest: z
      .boolean()
      .default(true)
      .describe('The certification statement: false makes the test a refusal to test.'),
    verifiedBy: optionalGroup(VerifierInput).describe('Who looked at the identity document.'),
  }),
).meta({ id: 'InstantDonorInput', description: 'Who is tested on the spot.' });

/** What is known before the result is read. */
const collectionFields = {
  collectedAt: timestamp().describe(
    'When the specimen was given, in the past, not before 2000, UTC.',
  ),
  specimenTypeId: optional(specimenTypeId()).describe(
    'Number of the specimen type; required unless refused. Of a refusal that names none it is that of the panel, else 5.',
  ),
  testPanelId: optional(recordId()).describe(
    'Panel, one of the location and of the specimen type; required unless refused.',
  ),
  lot: optional(formed(/^[A-Za-z0-9 -]+$/, 'INVALID', 64, errorTexts.lot)).describe(
    'Lot number: letters, digits, spaces and hyphens; required unless refused.',
  ),
  expireAt: optionalDate().describe(
    'Day until which the panel can be used, YYYY-MM-DD, in the future, within 5 years; required unless refused.',
  ),
  certificationDate: optional(timestamp()).describe(
    'When the collector certified the test, UTC, in the past, not before 2000; now when left out.',
  ),
  collectorFullName: optionalText().describe(
    'Who collected the specimen; the caller when it is left out.',
  ),
  collectorSignature: fileId().describe('Signature of the collector, an uploaded image.'),
  donorSignature: optional(fileId()).describe(
    'Signature of the donor, an uploaded image; required unless refused or consented by word.',
  ),
  testInformationComment: optionalText().describe('Comment on the test.'),
};

const InstantLineInput = z
  .object({
    drugAdulterantId: recordId().describe('One of the panel.'),
    isPositive: z.boolean().default(false).describe('Whether it was found.'),
    confirmCutoff: optionalText().describe('Cutoff level; required for a positive drug.'),
    comment: optionalText().describe('Comment; required for a positive adulterant.'),
  })
  .meta({ id: 'InstantLineInput', description: 'What a test on the spot shows of one substance.' });

/** What is read from the device. */
const resultFields = {
  resultType: optional(InstantResultType).describe('Overall result; required unless refused.'),
  resultInterpreted: ResultInterpreted.default('MANUALLY').describe('How it was read.'),
  temperature: optional(formed(/^[01]$/, 'INVALID', 1)).describe(
    'Whether the temperature of urine was in range, 1 or 0; required of urine, cleared of others.',
  ),
  drugAdulterantResults: z
    .array(InstantLineInput)
    .max(200)
    .default([])
    .describe('What was found; substances of the panel that are left out were not.'),
  testResultComment: optionalText().describe('Comment on the result.'),
  specimenIntegrity: optionalText().describe('State of the specimen.'),
  attachments: z
    .array(fileId())
    .max(20)
    .default([])
    .describe('Files of the test, at most 20, uploaded by the caller.'),
  confirmationComment: optional(lines(500)).describe(
    'Why the donor is tested again; required within 24 hours of another instant test.',
  ),
  testStatus: optional(TestStatus).describe(
    'REFUSAL_TO_TEST on the path of a refusal; it follows from the certification statement.',
  ),
};

const besides = {
  client: optional(recordId()).describe('"Test for Client": a client of the location.'),
  randomizationParticipantId: optional(recordId()).describe(
    'Who was drawn, when the test comes from a draw.',
  ),
};

const compliance = {
  isComplianceIgnore: z
    .boolean()
    .default(false)
    .describe('The alert of the compliance check is overridden.'),
  /* As long as the dialog that asks for it takes. */
  complianceOverrideReason: optional(lines(1_000)).describe(
    'Why; required when an alert is overridden.',
  ),
};

const CollectionInput = z
  .object(collectionFields)
  .meta({ id: 'InstantCollectionInput', description: 'An instant test before it is read.' });
const InstantResultInput = z
  .object({ ...collectionFields, ...resultFields })
  .meta({ id: 'InstantResultInput', description: 'An instant test as it is stored.' });

/** The fields of the first step (T s2). */
export const InstantTestFirstForm = requireConsent(
  z.object({ donor: InstantDonorInput, testResult: CollectionInput, ...besides }),
).meta({ id: 'InstantTestFirstForm', description: 'The first step of an instant test.' });

/** The fields of both steps; whoever spreads them has `requireConsent` and `requireResult` around. */
export const instantTestFields = {
  donor: InstantDonorInput,
  testResult: InstantResultInput,
  ...besides,
  ...compliance,
};

/** Both steps. */
export const CreateInstantTestInput = requireResult(
  requireConsent(z.object(instantTestFields)),
).meta({ id: 'CreateInstantTestInput', description: 'A test on the spot (contract §20).' });
export type CreateInstantTestInput = z.output<typeof CreateInstantTestInput>;
export type InstantTestFirstForm = z.output<typeof InstantTestFirstForm>;
