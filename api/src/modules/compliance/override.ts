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
  complianceResult: ComplianceResult,
  { isComplianceIgnore, complianceOverrideReason }: Override,
): boolean {
  const { status, actions, alertMessage } = complianceResult;
  // Where the company configured nothing, an alert is a warning (decision 11).
  if (status === 'SUCCESS' || actions.length === 0) return false;
  if (!isComplianceIgnore || !actions.includes('OVERRIDE'))
    /* The message fills the text of the code; the whole result is what the contract answers (contract §27). */
    throw new Refusal('COMPLIANCE_ALERT', {
      params: { alertMessage: alertMessage ?? '', complianceResult },
    });
  if (complianceOverrideReason === null)
    throw Refusal.fields(fieldError(['complianceOverrideReason'], 'BLANK'));
  return true;
}
