import { ComplianceRule } from '@assay/schema/compliance/compliance-rule';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';

export const complianceRules = entityTable('compliance_rules', ComplianceRule, {
  joined: ['standing', 'isReviewDue', 'fileName'],
});

/** A row with what follows from the day, and the name of its file. */
export type ComplianceRuleRow = RowOf<typeof complianceRules>;
