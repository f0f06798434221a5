import { z } from 'zod';
import { LabProvider, specimenTypeId } from '../common/catalogue-enums.ts';
import { errorTexts } from '../core/errors.ts';
import { coded } from '../core/field-errors.ts';
import { optional, optionalGroup, optionalText, recordId, text } from '../core/fields.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { donorFields as donorInput } from '../test-results/donor-input.ts';
import { TestStatus } from '../test-results/test-row.ts';
import { checkAlcohol } from './check-alcohol.ts';
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
import {
  CollectionInformation,
  ManualTestType,
  OverallResult,
  RefusalReason,
} from './manual-enums.ts';
import {
  alcoholSpecimens,
  hasOtherInfo,
  idTypesOf,
  needsSubstances,
  statusOfOverall,
} from './manual-words.ts';

const AlcoholTestInput = z
  .object({
    specimenTypeId: z
      .int()
      .refine((id) => id in alcoholSpecimens, coded('INVALID'))
      .describe('4 breath, 2 saliva.'),
    result: z
      .number()
      .min(0)
      .max(1)
      .describe('Of breath the concentration, g/210 L; of saliva 1 positive, 0 negative.'),
    testId: optional(text(64)).describe('Number of the test on the device; of breath alone.'),
  })
  .meta({ id: 'AlcoholTestInput', description: 'One test for alcohol.' });

const StepwiseOrderInput = z
  .object({
    masterAccountId: optionalText().describe('Number of the account at the laboratory.'),
    subAccountId: optionalText().describe('Number of the location at the laboratory.'),
    testCodes: z
      .array(z.string().max(255))
      .max(50)
      .default([])
      .describe('Codes of what was tested.'),
  })
  .meta({ id: 'StepwiseOrderInput', description: 'By which account a drug test was done.' });

const FoundInput = z
  .object({ drugAdulterantId: recordId().describe('Drug or adulterant of the catalogue.') })
  .meta({ id: 'FoundSubstanceInput', description: 'A substance that was found.' });

const StepwiseDonorInput = z
  .object({
    ...donorFields,
    agency: optional(TestingAgency).describe('Agency whose rules hold; required for DOT.'),
    primaryIdType: donorInput.primaryIdType,
  })
  .meta({ id: 'StepwiseDonorInput', description: 'Who was tested.' });

const StepwiseTestInput = z
  .object({
    attachments,
    collectedAt: pastMoment('When the specimen was given'),
    reportedAt: optional(pastMoment('When it was reported')),
    reportSource: optional(ReportSource).describe(
      'Whose report it is; required of a DOT drug test. Alcohol is reported by who tested it, not through an MRO (49 CFR 40.255).',
    ),
    testStatus: optional(TestStatus).describe('Has to agree with the overall result.'),
    overallResult: OverallResult.describe('How the test came out.'),
    refusalReason: optional(RefusalReason).describe('What the refusal was; of a refusal alone.'),
    note: comment(),
    specimenId: optionalText().describe(
      'Number of the specimen; of an alcohol test at a site of a laboratory alone.',
    ),
    collectionInformation: optional(CollectionInformation).describe(
      'Where it was collected; of an alcohol test.',
    ),
    alcoholTest1: optionalGroup(AlcoholTestInput).describe('Screen; of an alcohol test.'),
    alcoholTest2: optionalGroup(AlcoholTestInput).describe(
      'Confirmation: required after a positive screen or one above 0.02, and refused otherwise.',
    ),
    collectionTypeId: optional(CollectionInformation).describe(
      'Where it was collected; of a drug test.',
    ),
    collectionType: optionalText().describe('The same in words.'),
    otherCollectionInfo: optionalText().describe(
      'More about the collection; at a site of a laboratory or another one.',
    ),
    provider: optional(LabProvider).describe('Laboratory; of a drug test.'),
    labOrder: optionalGroup(StepwiseOrderInput).describe('Account and codes; of a drug test.'),
    specimenTypeId: optional(specimenTypeId()).describe('1 urine or 2 oral fluid; of a drug test.'),
    testType: optional(ManualTestType).describe('As at the top.'),
    drugAdulterantResults: z
      .array(FoundInput)
      .max(200)
      .default([])
      .describe('What was found; of a drug test.'),
  })
  .meta({ id: 'StepwiseTestInput', description: 'A result as the steps ask for it.' });

const fields = z.object({
  testType: ManualTestType.describe('Drug or alcohol.'),
  dot: z.boolean().describe('Whether it is a federally regulated test.'),
  method: DataEntryMethod.describe('`UPLOAD_ORIGINAL_REPORT`.'),
  donor: StepwiseDonorInput,
  testResult: StepwiseTestInput,
});
export type StepwiseInput = z.output<typeof fields>;

function checkDonor({ dot, donor, method }: StepwiseInput, ctx: z.core.$RefinementCtx): void {
  const { agency, primaryIdType: type, primaryId } = donor;
  if (method !== 'UPLOAD_ORIGINAL_REPORT') fail(ctx, ['method'], coded('INVALID'), method);
  if (dot && agency === null) fail(ctx, ['donor', 'agency'], coded('BLANK'));
  if (!dot && agency !== null) fail(ctx, ['donor', 'agency'], coded('INVALID'), agency);
  if (!idTypesOf(dot ? agency : null).includes(type))
    fail(
      ctx,
      ['donor', 'primaryIdType'],
      coded('INVALID', 'The agency takes no id of this type.'),
      type,
    );
  const fault = faultOfId(type, primaryId);
  if (fault !== null) fail(ctx, ['donor', 'primaryId'], fault, primaryId);
}

function checkOutcome({ testResult }: StepwiseInput, ctx: z.core.$RefinementCtx): void {
  const { overallResult, refusalReason, testStatus } = testResult;
  const at = (name: string) => ['testResult', name];
  checkOrder(testResult, ctx);
  if (testStatus !== null && testStatus !== statusOfOverall[overallResult])
    fail(ctx, at('testStatus'), coded('INVALID'), testStatus);
  if (overallResult === 'REFUSAL' && refusalReason === null)
    fail(ctx, at('refusalReason'), coded('BLANK'));
  if (overallResult !== 'REFUSAL' && refusalReason !== null)
    fail(ctx, at('refusalReason'), coded('INVALID'), refusalReason);
}

function checkDrugs({ dot, testResult }: StepwiseInput, ctx: z.core.$RefinementCtx): void {
  const at = (name: string) => ['testResult', name];
  const { overallResult, refusalReason, reportSource, collectionTypeId: place } = testResult;
  if (dot && reportSource === null) fail(ctx, at('reportSource'), coded('BLANK'));
  for (const name of ['provider', 'specimenTypeId', 'specimenId', 'collectionTypeId'] as const)
    if (testResult[name] === null) fail(ctx, at(name), coded('BLANK'));
  const specimen = testResult.specimenTypeId;
  if (specimen !== null && specimen !== 1 && specimen !== 2)
    fail(ctx, at('specimenTypeId'), coded('INVALID'), specimen);
  if (place !== null && !hasOtherInfo(place) && testResult.otherCollectionInfo !== null)
    fail(ctx, at('otherCollectionInfo'), coded('INVALID'), testResult.otherCollectionInfo);
  const isOfLaboratory = reportSource === 'LABORATORY' && overallResult === 'REFUSAL';
  if (isOfLaboratory && refusalReason !== null && !needsSubstances(overallResult, refusalReason))
    fail(
      ctx,
      at('refusalReason'),
      coded('INVALID', 'A laboratory reports no such refusal. Say that the report is the MRO’s.'),
      refusalReason,
    );
  if (
    needsSubstances(overallResult, refusalReason) &&
    testResult.drugAdulterantResults.length === 0
  )
    fail(ctx, at('drugAdulterantResults'), coded('AT_LEAST_ONE', errorTexts.drugRequired));
}

/** A result that is entered step by step (T s3, contract §22). */
export const StepwiseResultInput = withDocument(
  fields.superRefine((input, ctx) => {
    checkDonor(input, ctx);
    checkOutcome(input, ctx);
    if (input.testType === 'DRUG') checkDrugs(input, ctx);
    else checkAlcohol(input.testResult, input.dot, ctx);
  }),
).meta({
  id: 'StepwiseResultInput',
  description: 'A result with its original report, entered step by step.',
  example: {
    testType: 'ALC',
    dot: false,
    method: 'UPLOAD_ORIGINAL_REPORT',
    donor: {
      firstName: 'Robin',
      lastName: 'Vale',
      primaryIdType: 'DL',
      primaryId: 'D1234567',
      reasonForTest: 'RANDOM',
      locationId: 1,
    },
    testResult: {
      attachments: ['6f2c1d0a-4b7e-4a54-9d3f-0a6f3e1c9b21'],
      collectedAt: '2026-03-02T15:04:05.000Z',
      overallResult: 'NEGATIVE',
      collectionInformation: 'ON_SITE',
      alcoholTest1: { specimenTypeId: 4, result: 0, testId: '0412' },
    },
  },
});
