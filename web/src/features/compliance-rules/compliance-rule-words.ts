import type { CreateComplianceRuleInput } from '@assay/schema/compliance/compliance-rule';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Words of a compliance rule, the same in its form, its list and its history. */
export const ruleLabels = {
  state: 'State',
  testType: 'Test Type',
  specimenType: 'Specimen',
  reasonForTest: 'Reason for Test',
  level: 'Level',
  message: 'Message',
  citation: 'Citation',
  source: 'Source',
  confidence: 'Confidence',
  validFrom: 'Valid From',
  validTo: 'Valid To',
  reviewBy: 'Review By',
  fileId: 'File',
} as const satisfies LabelsOf<typeof CreateComplianceRuleInput>;

/** Words of what nobody enters. */
export const ruleFactLabels = {
  standing: 'Standing',
  isReviewDue: 'Review Overdue',
  reviewedAt: 'Reviewed On',
  reviewedBy: 'Reviewed By',
  program: 'Program',
  fileName: 'File',
} as const;

export const ruleSections = {
  about: {
    title: 'Which Tests',
    hint: 'A rule gives way to one that is about fewer tests, and the worst of the others decides.',
  },
  says: { title: 'What the Law Says', hint: 'It is shown to whoever plans such a test.' },
  days: { title: 'Validity and Review', hint: 'The first and the last day on which it holds.' },
} as const;
