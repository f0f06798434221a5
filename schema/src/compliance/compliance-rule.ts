import { z } from 'zod';
import { Program } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { lines, optional, optionalDate, recordId, version } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { fileId } from '../files/file.ts';
import {
  ruleConfidences,
  ruleLevels,
  ruleReasons,
  ruleSpecimens,
  ruleStandings,
  ruleStates,
  ruleTestTypes,
} from './compliance-words.ts';

export const RuleState = wordedEnum(ruleStates, {
  id: 'RuleState',
  description: 'Whose law a compliance rule states: of a state, or US for the rules of DOT tests.',
});
const RuleTestType = wordedEnum(ruleTestTypes, {
  id: 'RuleTestType',
  description: 'The test type that a compliance rule is about.',
});
const RuleSpecimen = wordedEnum(ruleSpecimens, {
  id: 'RuleSpecimen',
  description: 'The specimen that a compliance rule is about.',
});
const RuleReason = wordedEnum(ruleReasons, {
  id: 'RuleReason',
  description: 'The reason for a test that a compliance rule is about.',
});
export const RuleLevel = wordedEnum(ruleLevels, {
  id: 'RuleLevel',
  description: 'What a compliance rule says of the tests that it is about.',
});
export const RuleConfidence = wordedEnum(ruleConfidences, {
  id: 'RuleConfidence',
  description: 'How sure it is that the law says what a compliance rule says.',
});
const RuleStanding = wordedEnum(ruleStandings, {
  id: 'RuleStanding',
  description: 'Whether a compliance rule holds today.',
});

/** Longest message of a rule. */
const MESSAGE_MAX = 2_000;
/** Longest citation, and longest list of sources. */
const CITATION_MAX = 500;
const SOURCE_MAX = 1_500;

/** What a user edits of a compliance rule (T s4, contract §19, decisions 42 and 50). */
const ruleFields = {
  state: RuleState.describe('Whose law it is. Rules of US are those of DOT tests, and no others.'),
  testType: RuleTestType.default('ANY').describe('The test type that it is about.'),
  specimenType: RuleSpecimen.default('ANY').describe('The specimen that it is about.'),
  reasonForTest: RuleReason.default('ANY').describe('The reason for a test that it is about.'),
  level: RuleLevel.describe('What it says of these tests.'),
  message: lines(MESSAGE_MAX).describe('What is shown to who plans such a test.'),
  citation: lines(CITATION_MAX).describe('Where the law says so, e.g. `49 CFR 40.85`.'),
  source: optional(lines(SOURCE_MAX)).describe('Where it was read.'),
  confidence: RuleConfidence.describe('How sure it is.'),
  validFrom: optionalDate().describe('First day on which it holds; null for always.'),
  validTo: optionalDate().describe('Last day on which it holds; null until it is retired.'),
  reviewBy: optionalDate().describe(
    'Day by which it has to be reviewed: past it, the rule counts as YELLOW at least.',
  ),
  fileId: optional(fileId()).describe('Id of an uploaded file with the law or a guide to it.'),
};

export const CreateComplianceRuleInput = z
  .object(ruleFields)
  .meta({ id: 'CreateComplianceRuleInput', description: 'A new compliance rule.' });

export const UpdateComplianceRuleInput = updateInput(
  'ComplianceRule',
  'a compliance rule',
  ruleFields,
);

/** Names the version that somebody looked at. */
export const ComplianceRuleVersion = z
  .object({ version: version() })
  .meta({ id: 'ComplianceRuleVersion', description: 'The version of the rule that was read.' });

export const ComplianceRule = z
  .object({
    id: recordId(),
    ...answersOf(ruleFields),
    program: Program.describe('Under whose rules the tests are done: DOT for US, else non-DOT.'),
    standing: RuleStanding.describe('Whether it holds today.'),
    isReviewDue: z.boolean().describe('The day by which it has to be reviewed has passed.'),
    reviewedAt: z.iso.date().nullable().describe('Day on which it was last reviewed.'),
    reviewedBy: z.string().nullable().describe('Who reviewed it, as of that day.'),
    fileName: z.string().nullable().describe('Name of the file.'),
    version: version(),
  })
  .meta({
    id: 'ComplianceRule',
    description:
      'What the law of a state, or the federal law of DOT tests, says of a kind of test.',
  });
export type ComplianceRule = z.output<typeof ComplianceRule>;
