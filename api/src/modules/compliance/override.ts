import type { ComplianceResult } from '@assay/schema/compliance/compliance-check';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { Refusal } from '../../core/refusal.ts';

/** What is sent with a test about its check. */
export interface Override {
  isComplianceIgnore: boolean;
  complianceOverrideReason: string | null;
}

/** Whether the test goes on in spite of an alert that would stop it. @throws Refusal COMPLIANCE_ALERT, or BLANK of the reason */
export function isOverride(
  { status, actions, alertMessage }: Pick<ComplianceResult, 'status' | 'actions' | 'alertMessage'>,
  { isComplianceIgnore, complianceOverrideReason }: Override,
): boolean {
  // Where the company configured nothing, an alert is a warning (decision 11).
  if (status === 'SUCCESS' || actions.length === 0) return false;
  if (!isComplianceIgnore || !actions.includes('OVERRIDE'))
    throw new Refusal('COMPLIANCE_ALERT', { params: { alertMessage: alertMessage ?? '' } });
  if (complianceOverrideReason === null)
    throw Refusal.fields(fieldError(['complianceOverrideReason'], 'BLANK'));
  return true;
}
