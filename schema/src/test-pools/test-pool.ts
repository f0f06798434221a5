import { z } from 'zod';
import { answersOf } from '../core/answers.ts';
import { patchInput } from '../core/edit-inputs.ts';
import { coded } from '../core/field-errors.ts';
import {
  date,
  optional,
  optionalDate,
  optionalText,
  recordId,
  text,
  version,
} from '../core/fields.ts';
import { SelectionInterval, TargetType, TestOrderType, TestPoolStatus } from './enums.ts';
import { orderingAnswers, orderingFields } from './pool-ordering.ts';
import { orderingProblems, type OrderingValues } from './pool-ordering-rules.ts';
import { testPoolProblems, type TestPoolValues } from './test-pool-rules.ts';

/** Longest name of a pool (C s5). */
const NAME_MAX = 60;
const COUNT_MAX = 1_000_000;
const ALTERNATES_MAX = 10_000;

const hasTwoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** 0 to 100 with at most two decimals; stored exactly. */
const percentage = () => z.number().min(0).max(100).refine(hasTwoDecimals, coded('INVALID'));
const count = () => z.int().min(0).max(COUNT_MAX);

/** What a user edits of a pool (contract §17). */
const testPoolFields = {
  name: text(NAME_MAX).describe(
    'Name, unique within the company or consortium regardless of case.',
  ),
  isRegulated: z
    .boolean()
    .default(false)
    .describe('Run under a DOT agency. Regulated and other people are never in one pool.'),
  testingAgencyId: optional(recordId()).describe(
    'Regulator; required when regulated, ignored otherwise.',
  ),
  consortiumId: optional(recordId()).meta({
    description:
      'Consortium whose enrolled locations’ employees are drawn; null for a pool of one company.',
    example: null,
  }),
  companyId: optional(recordId()).describe(
    'Company whose employees are drawn; required without a consortium, ignored with one.',
  ),
  locationId: optional(recordId()).describe(
    'The one location of the pool; required unless the pool spans locations, ignored if it does or has a consortium.',
  ),
  isTestPoolForCompany: z
    .boolean()
    .default(false)
    .describe('Whether the pool spans locations; one of a consortium always does.'),
  targetType: optional(TargetType).describe(
    'How targets are given; a regulated pool always has percentages.',
  ),
  drugPercentage: optional(percentage()).describe(
    'Drug tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides.',
  ),
  alcoholPercentage: optional(percentage()).describe(
    'Alcohol tests a year, percent of the members, at most 2 decimals. Regulated: the regulator decides.',
  ),
  drugIntervalNumber: optional(count()).describe('Drug tests each interval, for fixed targets.'),
  alcoholIntervalNumber: optional(count()).describe(
    'Alcohol tests each interval, for fixed targets.',
  ),
  oversampling: percentage().describe('Drawn on top of the target, percent, at most 2 decimals.'),
  modality: SelectionInterval.describe('Selection interval.'),
  programStartDate: date().describe(
    'First day of the program, YYYY-MM-DD: regulated in the current year. Once there are members or draws it stays in its year and not after the first draw.',
  ),
  programEndDate: optionalDate().describe(
    'Last day of the program, YYYY-MM-DD: regulated always 31 December of the year it starts in, else at most one year less a day after the start.',
  ),
  completedDrugTests: count()
    .default(0)
    .describe('Drug tests of the program that were completed before it was run here.'),
  completedAlcoholTests: count()
    .default(0)
    .describe('Alcohol tests of the program that were completed before it was run here.'),
  testOrderType: optional(TestOrderType).describe(
    'What is ordered for people drawn; required without a consortium, ignored with one.',
  ),
  shouldGenerateAlternates: z.boolean().default(false).describe('Whether alternates are drawn.'),
  alternatesAmount: optional(z.int().min(1).max(ALTERNATES_MAX)).describe(
    'Alternates of each draw; required when alternates are drawn.',
  ),
  shouldAutoGenerateTests: z
    .boolean()
    .default(false)
    .describe('Whether orders can be generated from a run; not with a consortium.'),
  comments: optionalText().describe('Comments, at most 255 characters.'),
};

const checkRules = (pool: TestPoolValues & OrderingValues, context: z.RefinementCtx): void => {
  for (const { field, ...failure } of testPoolProblems(pool)) {
    context.addIssue({
      code: 'custom',
      path: [field],
      input: pool[field],
      params: failure,
    });
  }
  for (const { path, ...failure } of orderingProblems(pool))
    context.addIssue({ code: 'custom', path: [...path], input: null, params: failure });
};

const inputFields = { ...testPoolFields, ...orderingFields };

export const CreateTestPoolInput = z
  .object(inputFields)
  .superRefine(checkRules)
  .meta({ id: 'CreateTestPoolInput', description: 'A new random test pool.' });

export const UpdateTestPoolInput = z
  .object({ ...inputFields, version: version() })
  .superRefine(checkRules)
  .meta({
    id: 'UpdateTestPoolInput',
    description:
      'All editable fields of a pool; an absent one is cleared. Once there are members, consortium, company, location and regulator stay.',
  });

export const PatchTestPoolInput = patchInput('TestPool', inputFields);

const name = (what: string) => z.string().nullable().describe(`Name of the ${what}.`);

export const TestPool = z
  .object({
    id: recordId(),
    ...answersOf(testPoolFields),
    targetType: TargetType.describe('How targets are given.'),
    programEndDate: z.iso.date().describe('Last day of the program.'),
    companyName: name('company; null for a pool of a consortium'),
    locationName: name('location; null when the pool spans locations'),
    consortiumName: name('consortium; null for a pool of one company'),
    testingAgencyName: name('regulator'),
    activeMemberCount: z.int().describe('Members who are not removed.'),
    drugYtd: z
      .number()
      .describe('Completed drug tests, percent of the year’s target, cut to 2 decimals.'),
    alcoholYtd: z
      .number()
      .describe('Completed alcohol tests, percent of the year’s target, cut to 2 decimals.'),
    latestRunDate: z.iso.date().nullable().describe('Day of the latest valid draw.'),
    nextRunDate: z.iso
      .date()
      .nullable()
      .describe('First day of the period that is drawn next; null when no draw is to come.'),
    deactivated: z.boolean().describe('Switched off by hand.'),
    isFrozen: z
      .boolean()
      .describe('Its company, location or consortium was deleted; cannot be undone.'),
    isExpired: z.boolean().describe('The last day of its program is over.'),
    status: TestPoolStatus.describe('What the pool is shown as. Only an ACTIVE pool can change.'),
    isChangeAllowed: z
      .boolean()
      .describe('Whether the pool and its members can be changed, and a run be drawn.'),
    isSwitchAllowed: z.boolean().describe('Whether the pool can be activated or deactivated.'),
    ...orderingAnswers,
    version: version(),
  })
  .meta({ id: 'TestPool', description: 'A random test pool.' });
export type TestPool = z.output<typeof TestPool>;
