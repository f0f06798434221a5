import { z } from 'zod';
import { LabProvider, Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { optional, optionalText, phone, recordId, text } from '../core/fields.ts';
import { donorFields as donorInput } from '../test-results/donor-input.ts';
import { MroResult } from '../test-results/test-result.ts';
import { TestOutcome } from '../test-results/test-row.ts';
import { positiveResults } from '../test-results/test-words.ts';
import {
  attachments,
  checkOrder,
  comment,
  DataEntryMethod,
  donorFields,
  fail,
  faultOfId,
  pastMoment,
  ReportSource,
  withDocument,
} from './manual-fields.ts';
import { ManualRowInput } from './manual-row.ts';
import { determinationOf } from './manual-words.ts';

/** Most rows of one result, and most codes. */
const [ROWS_MAX, CODES_MAX] = [200, 50];

const ManualDonorInput = z
  .object({
    ...donorFields,
    middleName: optionalText().describe('Middle name.'),
    primaryIdType: donorInput.primaryIdType.default('OTHER'),
    dateOfBirth: donorInput.dateOfBirth,
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

const fields = z.object({
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
type Input = z.output<typeof fields>;

function checkOutcome({ testResult }: Input, ctx: z.core.$RefinementCtx): void {
  const { program, reportSource, resultType, mroResult } = testResult;
  if (program === 'DOT' && reportSource === null)
    fail(ctx, ['testResult', 'reportSource'], coded('BLANK'));
  if (reportSource !== 'MRO') {
    if (resultType === null) fail(ctx, ['testResult', 'resultType'], coded('BLANK'));
    else if (resultType === 'RESULT_PRELIMINARY_POSITIVE')
      fail(ctx, ['testResult', 'resultType'], coded('INVALID'), resultType);
    return;
  }
  if (mroResult === 'MRO_PENDING')
    fail(ctx, ['testResult', 'mroResult'], coded('INVALID'), mroResult);
  if (mroResult !== null) return;
  if (resultType === null) fail(ctx, ['testResult', 'mroResult'], coded('BLANK'));
  else if (determinationOf[resultType] === undefined)
    fail(
      ctx,
      ['testResult', 'resultType'],
      coded('INVALID', 'An MRO determines no such result. Choose what the report of the MRO says.'),
      resultType,
    );
}

/** Whether the outcome that is entered is a positive one. */
const isPositive = ({ resultType, mroResult }: Input['testResult']): boolean =>
  mroResult === null
    ? resultType !== null && positiveResults.includes(resultType)
    : mroResult === 'MRO_POSITIVE' || mroResult === 'MRO_POSITIVE_DILUTE';

function checkReport(
  { type, testResult }: Input,
  { needsDrugs }: { needsDrugs: boolean },
  ctx: z.core.$RefinementCtx,
): void {
  if (
    needsDrugs &&
    type === 'UPLOAD_ORIGINAL_REPORT' &&
    isPositive(testResult) &&
    testResult.drugAdulterantResults.length === 0
  )
    fail(
      ctx,
      ['testResult', 'drugAdulterantResults'],
      coded('AT_LEAST_ONE', errorTexts.drugRequired),
    );
}

const checkPresence = (
  { type, testResult }: Input,
  { specimenId, masterAccountId, subAccountId }: ManualFlags,
  ctx: z.core.$RefinementCtx,
): void => {
  const blank = (...path: string[]): void => fail(ctx, ['testResult', ...path], coded('BLANK'));
  if (specimenId && testResult.specimenId === null) blank('specimenId');
  if (masterAccountId && testResult.masterAccountId === null) blank('masterAccountId');
  if (subAccountId && testResult.subAccountId === null) blank('subAccountId');
  if (type === 'UPLOAD_ORIGINAL_REPORT') return;
  if (testResult.derInfo.fullName === null) blank('derInfo', 'fullName');
  if (testResult.derInfo.phoneNumber === null) blank('derInfo', 'phoneNumber');
};

/** Which rules hold, by the feature flags of the tenant (contract §29). */
export interface ManualFlags {
  /** 276912. */
  specimenId: boolean;
  /** LAB_ACCOUNT_NUMBER. */
  masterAccountId: boolean;
  /** MD118. */
  subAccountId: boolean;
  /** MD92: a positive result of an uploaded report names a substance. */
  needsDrugs: boolean;
}
const every = (on: boolean): ManualFlags => ({
  specimenId: on,
  masterAccountId: on,
  subAccountId: on,
  needsDrugs: on,
});
export const allManualFlags = every(true);

/** Everything that holds of an input beyond its single fields, where some flags are on. */
export const checkManualResult =
  (flags: ManualFlags) =>
  (input: Input, ctx: z.core.$RefinementCtx): void => {
    const { donor, testResultId: id } = input;
    const fault = id === null ? faultOfId(donor.primaryIdType, donor.primaryId) : null;
    if (fault !== null) fail(ctx, ['donor', 'primaryId'], fault, donor.primaryId);
    checkOrder(input.testResult, ctx);
    checkOutcome(input, ctx);
    checkReport(input, flags, ctx);
    checkPresence(input, flags, ctx);
  };

/** What a form of a tenant checks. */
export const manualResultForm = (flags: ManualFlags) =>
  withDocument(
    fields.superRefine(checkManualResult(flags)),
    ({ type }) => type === 'UPLOAD_ORIGINAL_REPORT' || type === 'BOTH',
  );

/** A result that is entered by hand (T s3, contract §22); what flags ask for beyond it, the service checks. */
export const ManualResultInput = manualResultForm(every(false)).meta({
  id: 'ManualResultInput',
  description: 'A result of a laboratory or an MRO, entered by hand.',
});
export type ManualResultInput = z.output<typeof ManualResultInput>;

export const EnteredResult = z
  .object({ id: recordId().describe('Id of the test.') })
  .meta({ id: 'EnteredResult', description: 'The test that got a result.' });
