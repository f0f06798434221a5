import type {
  ComplianceAction,
  ComplianceStatus,
  ComplianceTestType,
} from '@assay/schema/compliance/compliance-words';
import type { TestingSettings } from '@assay/schema/settings/keys';

/** Whether a company has its tests of a type checked (T s6). */
export const isChecked = (settings: TestingSettings, testType: ComplianceTestType): boolean =>
  settings.ALLOW_COMPLIANCE_API &&
  settings[testType === 'LAB' ? 'COMPLIANCE_CHECK_LAB_ORDER' : 'COMPLIANCE_CHECK_INSTANT_TEST'];

/** What a company lets its people do about an alert (T s4); where it ends the test, nothing else. */
export function allowedActions(
  settings: TestingSettings,
  status: ComplianceStatus,
): ComplianceAction[] {
  if (status === 'SUCCESS') return [];
  const color = status === 'RED_ALERT' ? 'Red' : 'Yellow';
  if (settings[`lockIf${color}Alert`]) return ['END'];
  return [
    ...(settings[`allowCorrectIf${color}Alert`] ? (['CORRECT'] as const) : []),
    ...(settings[`allowOverrideIf${color}Alert`] ? (['OVERRIDE'] as const) : []),
  ];
}
