import { z } from 'zod';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { recordId } from '../core/fields.ts';
import { positiveResults } from '../test-results/test-words.ts';
import { checkOrder, fail, faultOfId, withDocument } from './manual-fields.ts';
import { manualResultFields } from './manual-result-fields.ts';
import { determinationOf } from './manual-words.ts';

type Input = z.output<typeof manualResultFields>;

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

/** A test without an order says itself for which agency it counts (49 CFR 40.26). */
function checkAgency({ donor: { agency }, testResult }: Input, ctx: z.core.$RefinementCtx): void {
  const isDot = testResult.program === 'DOT';
  if (isDot && agency === null) fail(ctx, ['donor', 'agency'], coded('BLANK'));
  if (!isDot && agency !== null) fail(ctx, ['donor', 'agency'], coded('INVALID'), agency);
}

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
    if (id === null) checkAgency(input, ctx);
    checkOrder(input.testResult, ctx);
    checkOutcome(input, ctx);
    checkReport(input, flags, ctx);
    checkPresence(input, flags, ctx);
  };

/** What a form of a tenant checks. */
export const manualResultForm = (flags: ManualFlags) =>
  withDocument(
    manualResultFields.superRefine(checkManualResult(flags)),
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
