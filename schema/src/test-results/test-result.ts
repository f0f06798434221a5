import { z } from 'zod';
import { Program } from '../common/catalogue-enums.ts';
import { recordId, timestamp, version } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { DrugAdulterantType } from '../drug-adulterants/drug-adulterant.ts';
import { fileId } from '../files/file.ts';
import { ManualEntry } from '../manual-results/manual-entry.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { CaseClient, TestCase } from './test-case.ts';
import { TestOrder } from './test-order.ts';
import { acknowledged, donorNames, moment, nullableText, testFacts } from './test-row.ts';
import { confirmationMethods, mroResults, testEventKinds } from './test-words.ts';

export const ConfirmationMethod = wordedEnum(confirmationMethods, {
  id: 'ConfirmationMethod',
  description: 'How an instant test is confirmed.',
});
export const MroResult = wordedEnum(mroResults, {
  id: 'MroResult',
  description: 'What an MRO determines.',
});
export const TestEventKind = wordedEnum(testEventKinds, {
  id: 'TestEventKind',
  description: 'A step of a test.',
});

const Name = z
  .object({
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
  })
  .meta({ id: 'VerifierName', description: 'First and last name.' });

const TestDonor = z
  .object({
    ...donorNames,
    middleName: nullableText('Middle name.'),
    dateOfBirth: z.iso.date().nullable().describe('Date of birth, YYYY-MM-DD.'),
    phone: nullableText('Phone, ten digits.'),
    signature: fileId().nullable().describe('Image of the signature, a file of the case.'),
    isVerbalConsent: z.boolean().nullable().describe('Whether the donor consented by word.'),
    isDonorAcceptTest: z.boolean().nullable().describe('Whether the donor took the test.'),
    verifiedBy: Name.nullable().describe('Who looked at the identity document.'),
    locationId: recordId().describe('Location of the donor.'),
    agency: TestingAgency.nullable().describe(
      'Agency under whose rules a result that was entered by hand is; null elsewhere.',
    ),
  })
  .meta({ id: 'TestDonor', description: 'Who was tested, as of the day.' });

const Substance = z
  .object({
    name: z.string().describe('Name.'),
    abbreviation: nullableText('Abbreviation.'),
    type: DrugAdulterantType.describe('What the entry is.'),
  })
  .meta({ id: 'TestedSubstance', description: 'What was looked for, as of the day.' });

export const TestLine = z
  .object({
    drugAdulterant: Substance,
    isPositive: z.boolean().describe('Whether it was found.'),
    result: nullableText('What was found of it.'),
    screenCutoff: nullableText('Cutoff of the screen.'),
    testMethodologyScreen: nullableText('Method of the screen.'),
    confirmCutoff: nullableText('Cutoff of the confirmation.'),
    testMethodologyConfirm: nullableText('Method of the confirmation.'),
    numericLevel: nullableText('Quantity; of DOT tests for MRO staff alone.'),
    quantitative: nullableText('Quantity in words; of DOT tests for MRO staff alone.'),
    referenceInterval: nullableText('Range of reference.'),
    compound: nullableText('Compound.'),
    comment: nullableText('Comment.'),
  })
  .meta({ id: 'TestLine', description: 'What was found of one substance.' });

const TestFile = z
  .object({
    fileId: fileId().describe('Id of the file, a uuid.'),
    title: z.string().describe('Title.'),
    docType: z.string().describe('What it is.'),
    contentType: z.string().describe('What the file is, e.g. `application/pdf`.'),
    createdAt: timestamp().describe('When it was added, UTC.'),
  })
  .meta({ id: 'TestFile', description: 'A file of a test.' });

export const ReportRef = z
  .object({ id: recordId().describe('By which the report is read: the id of its test.') })
  .meta({ id: 'MroReportRef', description: 'The report of the MRO as a file.' });

/** What is known of an instant test alone. */
const InstantDetails = z
  .object({
    testPanelId: recordId().nullable().describe('The panel.'),
    testPanelName: nullableText('Name of the panel, as of the day.'),
    lot: nullableText('Lot number.'),
    expireAt: z.iso.date().nullable().describe('Day until which the panel could be used.'),
    certificationDate: moment('When the collector certified the test'),
    consentText: nullableText(
      'What the donor consented to, in the words of the day; null of a refusal.',
    ),
    certificationText: nullableText(
      'What the collector certified, in the words of the day; null of a refusal.',
    ),
    collectorSignature: fileId().nullable().describe('Image of the signature, a file of the case.'),
    testInformationComment: nullableText('Comment on the test.'),
    resultInterpreted: nullableText('How the result was read.'),
    temperature: nullableText('Whether the temperature was in range: 1 or 0.'),
    testResultComment: nullableText('Comment on the result.'),
    specimenIntegrity: nullableText('State of the specimen.'),
    confirmationComment: nullableText('Comment on the confirmation.'),
    confirmationTestResultId: recordId()
      .nullable()
      .describe('The laboratory test that confirms it.'),
  })
  .meta({ id: 'InstantDetails', description: 'What is known of an instant test alone.' });

const TestLabAccount = z
  .object({ masterAccountId: nullableText('Number of the account at the laboratory.') })
  .meta({ id: 'TestLabAccount', description: 'The account that a test was ordered from.' });

const SignedDocument = z
  .object({
    fileId: fileId().describe('Id of the file, a uuid.'),
    title: z.string().describe('Title.'),
    contentType: z.string().describe('What the file is, e.g. `application/pdf`.'),
  })
  .meta({ id: 'SignedTestDocument', description: 'A document beside what was signed.' });

const signing = {
  createdAt: timestamp().describe('When it was signed, UTC.'),
  createdOn: z.iso.date().describe('The day of that in UTC, YYYY-MM-DD.'),
  attachment: SignedDocument.nullable().describe('The document that was added to it.'),
};

/** What a donor signed of a test, in short; the whole of it is `testAcknowledgments`. */
const SignedAcknowledgment = z
  .object({
    ...signing,
    admission: z
      .object(signing)
      .meta({ id: 'SignedTestAdmission', description: 'An admission that was signed.' })
      .nullable()
      .describe('The admission, once it was signed.'),
  })
  .meta({ id: 'SignedTestAcknowledgment', description: 'An acknowledgment that was signed.' });

export const TestResult = z
  .object({
    id: recordId(),
    testCase: TestCase,
    donor: TestDonor,
    client: CaseClient.nullable().describe('"Test for Client".'),
    ...testFacts,
    program: Program.describe('Under whose rules it is done.'),
    isPositive: z.boolean().describe('Whether the outcome is a positive one.'),
    isManualResult: z.boolean().describe('Whether the result was entered by hand.'),
    dataEntryMethod: nullableText('How it was entered.'),
    confirmationMethod: ConfirmationMethod.nullable().describe(
      'How it is confirmed, or what it confirms.',
    ),
    isSuccessfullyConfirmed: z
      .boolean()
      .describe('Whether an instant test needs no confirmation any more.'),
    isUserCanViewTestResult: z.boolean().describe('Whether the caller may open it.'),
    receivedAt: moment('When the laboratory had the specimen'),
    collectorFullName: nullableText('Who collected the specimen.'),
    createdByName: z.string().describe('Who entered or ordered it.'),
    labAccount: TestLabAccount.nullable().describe(
      'The account that it was ordered from; null of an instant test.',
    ),
    labOrder: TestOrder.nullable().describe('What was ordered; null for an instant test.'),
    instant: InstantDetails.nullable().describe('What is known of an instant test alone.'),
    mroResult: MroResult.nullable().describe(
      'What the MRO determined; null for everybody but MRO staff until it is released.',
    ),
    mroRemarks: nullableText(
      'What the MRO said of it: why it was canceled or a refusal, whether to collect again.',
    ),
    verifiedBy: nullableText('The MRO who determined it.'),
    verifiedAt: moment('When it was determined'),
    mroErrors: z
      .array(z.string())
      .describe(
        'Why reports of the MRO could not be filed to it; empty for everybody but MRO staff.',
      ),
    mroPdfResult: ReportRef.nullable().describe('Report of the MRO as a file.'),
    drugAdulterantResults: z.array(TestLine).describe('What was found, line by line.'),
    attachments: z.array(TestFile).describe('Files of the test.'),
    manualEntry: ManualEntry.nullable().describe(
      'What was typed beside a result that was entered by hand, as far as the caller sees its report.',
    ),
    ...acknowledged,
    acknowledgment: SignedAcknowledgment.nullable().describe(
      'The acknowledgment, once it was signed.',
    ),
    version: version(),
  })
  .meta({ id: 'TestResult', description: 'A test with all that belongs to it (contract §25).' });
export type TestResult = z.output<typeof TestResult>;

export const TestEvent = z
  .object({
    kind: TestEventKind.describe('What happened.'),
    at: timestamp().describe('When it happened, UTC.'),
    actor: z.string().describe('Who did it, as of the day.'),
    source: z.string().describe('Where it is known from.'),
    note: nullableText('A reason, or what a laboratory said.'),
  })
  .meta({ id: 'TestEvent', description: 'A step of a test (decision 40).' });
export type TestEvent = z.output<typeof TestEvent>;
