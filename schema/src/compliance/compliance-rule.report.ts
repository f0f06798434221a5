import type { z } from 'zod';
import type { Report } from '../core/report.ts';
import type { ComplianceRule } from './compliance-rule.ts';
import {
  ruleConfidences,
  ruleLevels,
  ruleReasons,
  ruleSpecimens,
  ruleStandings,
  ruleStates,
  ruleTestTypes,
} from './compliance-words.ts';

/** Compliance rules as a file, for whoever reviews them. */
export const complianceRuleReport: Report<z.output<typeof ComplianceRule>> = {
  title: 'Compliance Rules',
  columns: [
    { header: 'State', of: ({ state }) => ruleStates[state] },
    { header: 'Test Type', of: ({ testType }) => ruleTestTypes[testType] },
    { header: 'Specimen', of: ({ specimenType }) => ruleSpecimens[specimenType] },
    { header: 'Reason for Test', of: ({ reasonForTest }) => ruleReasons[reasonForTest] },
    { header: 'Level', of: ({ level }) => ruleLevels[level] },
    { header: 'Message', of: ({ message }) => message },
    { header: 'Citation', of: ({ citation }) => citation },
    { header: 'Source', of: ({ source }) => source },
    { header: 'Confidence', of: ({ confidence }) => ruleConfidences[confidence] },
    { header: 'Standing', of: ({ standing }) => ruleStandings[standing] },
    { header: 'Valid From', kind: 'day', of: ({ validFrom }) => validFrom },
    { header: 'Valid To', kind: 'day', of: ({ validTo }) => validTo },
    { header: 'Reviewed On', kind: 'day', of: ({ reviewedAt }) => reviewedAt },
    { header: 'Reviewed By', of: ({ reviewedBy }) => reviewedBy },
    { header: 'Review By', kind: 'day', of: ({ reviewBy }) => reviewBy },
  ],
};
