import { z } from 'zod';
import { Program, specimenTypeId } from '../common/catalogue-enums.ts';
import { recordId, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { fileId } from '../files/file.ts';
import { ReasonForTest } from '../test-results/test-row.ts';
import { RuleConfidence, RuleLevel, RuleState } from './compliance-rule.ts';
import { complianceActions, complianceStatuses, complianceTestTypes } from './compliance-words.ts';

export const ComplianceStatus = wordedEnum(complianceStatuses, {
  id: 'ComplianceStatus',
  description: 'What a compliance check comes to.',
});
const ComplianceAction = wordedEnum(complianceActions, {
  id: 'ComplianceAction',
  description: 'What may be done about a compliance alert.',
});
const ComplianceTestType = wordedEnum(complianceTestTypes, {
  id: 'ComplianceTestType',
  description: 'How a test is done, as laws speak of it: by a laboratory or at the point of care.',
});

/** What is planned (contract §19, decision 42). */
export const ComplianceCheckInput = z
  .object({
    specimenTypeId: specimenTypeId(),
    reasonForTest: ReasonForTest.describe('Why the donor is tested.'),
    locationId: recordId().describe('Id of the location, whose state decides.'),
    program: Program.default('NON_DOT').describe(
      'Under whose rules the test is done. For DOT the federal rules alone count.',
    ),
  })
  .meta({ id: 'ComplianceCheckInput', description: 'A test that is planned.' });

const ComplianceFinding = z
  .object({
    ruleId: recordId().describe('Id of the rule.'),
    level: RuleLevel.describe('What counts: YELLOW at least once the rule is past its review.'),
    message: z.string().describe('What the rule says.'),
    citation: z.string().describe('Where the law says so.'),
    confidence: RuleConfidence.describe('How sure it is.'),
    decides: z
      .boolean()
      .describe('No other rule that matches is more special, so that its level counts.'),
    isReviewDue: z.boolean().describe('It is past the day by which it had to be reviewed.'),
    fileId: fileId().nullable().describe('Id of a file with the law or a guide to it.'),
  })
  .meta({ id: 'ComplianceFinding', description: 'A rule that is about a planned test.' });

const judged = {
  status: ComplianceStatus.describe('What the check came to.'),
  alertMessage: z
    .string()
    .nullable()
    .describe('What the rules say, those that decide first; null where none is about the test.'),
  alertResource: z.string().nullable().describe('Where the law says so.'),
  alertResourceFile: fileId().nullable().describe('Id of the file of the rule that decided.'),
  state: RuleState.describe('Whose law was looked at.'),
  testType: ComplianceTestType.describe('How the test is done.'),
  findings: z.array(ComplianceFinding).describe('All rules that are about the test.'),
};

export const ComplianceResult = z
  .object({
    ...judged,
    isChecked: z
      .boolean()
      .describe('The company has such tests checked; where it does not, no alert stops one.'),
    actions: z
      .array(ComplianceAction)
      .describe('What the company lets its people do; none means that the alert is a warning.'),
  })
  .meta({ id: 'ComplianceResult', description: 'What the law says of a planned test.' });
export type ComplianceResult = z.output<typeof ComplianceResult>;

const caseCompliance = z
  .object({
    ...judged,
    checkedAt: timestamp().describe('When it was checked, UTC.'),
    isOverridden: z.boolean().describe('Somebody went on in spite of the alert.'),
    overrideReason: z.string().nullable().describe('Why.'),
    overriddenBy: z.string().nullable().describe('Who, as of the day.'),
  })
  .meta({ id: 'CaseCompliance', description: 'The compliance check of a test, as of the day.' });

/** Called by its name in the types of all calls that answer a test. */
export interface CaseCompliance extends z.output<typeof caseCompliance> {}

/** What a test case keeps of its check, as it was on the day. */
export const CaseCompliance: z.ZodType<CaseCompliance, CaseCompliance> = caseCompliance;
