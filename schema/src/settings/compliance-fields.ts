import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { switchFields, switchesOff } from './switch-fields.ts';

/** Most users who get the mails of one kind of compliance alert (O s7). */
const RECEIVERS_MAX = 1000;

/** Said of somebody who is no user of the company. */
export const RECEIVER_TEXT = 'Choose users of this company.';

const receivers = (description: string) =>
  z.array(recordId()).max(RECEIVERS_MAX).describe(description);

/** The alerts of a compliance check whose mails have receivers of their own (contract §30.3). */
const alertMails = {
  EMAIL_NOTIFICATION_RED_ALERT: 'A red alert is told by e-mail.',
  EMAIL_NOTIFICATION_YELLOW_ALERT: 'A yellow alert is told by e-mail.',
  EMAIL_NOTIFICATION_RED_ALERT_OVERRIDDEN: 'An overridden red alert is told by e-mail.',
  EMAIL_NOTIFICATION_YELLOW_ALERT_OVERRIDDEN: 'An overridden yellow alert is told by e-mail.',
} as const;
export type AlertMail = keyof typeof alertMails;
export const alertMailKeys = Object.keys(alertMails) as AlertMail[];

const complianceSwitches = {
  ALLOW_COMPLIANCE_API: 'Master switch: the company uses compliance checks at all.',
  COMPLIANCE_CHECK_INSTANT_TEST: 'Instant tests are checked for compliance.',
  COMPLIANCE_CHECK_LAB_ORDER: 'Lab orders are checked for compliance.',
  COMPLIANCE_LOCK_IF_RED_ALERT: 'A red alert ends the test.',
  COMPLIANCE_LOCK_IF_YELLOW_ALERT: 'A yellow alert ends the test.',
  COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT: 'A red alert may be overridden.',
  COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_YELLOW_ALERT: 'A yellow alert may be overridden.',
  COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_RED_ALERT: 'Entries may be corrected after a red alert.',
  COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_YELLOW_ALERT:
    'Entries may be corrected after a yellow alert.',
  ...alertMails,
} as const;

const addedUsers = Object.fromEntries(
  alertMailKeys.map((key) => [
    `${key}_ADD_USERS`,
    receivers(`Ids of users of the company who get the mails of ${key}.`),
  ]),
) as { [K in AlertMail as `${K}_ADD_USERS`]: ReturnType<typeof receivers> };

const nobodyAdded = Object.fromEntries(
  alertMailKeys.map((key) => [`${key}_ADD_USERS`, []]),
) as unknown as Record<`${AlertMail}_ADD_USERS`, number[]>;

/** Keys of the compliance settings of a company (contract §30.3). */
export const complianceFields = { ...switchFields(complianceSwitches), ...addedUsers };
export const complianceDefaults = { ...switchesOff(complianceSwitches), ...nobodyAdded };

export type ComplianceValues = typeof complianceDefaults;

/** What goes together: nothing without the master switch; nothing to override or to correct in a locked color (O s4). */
export function consistentCompliance(values: ComplianceValues): ComplianceValues {
  if (!values.ALLOW_COMPLIANCE_API) return complianceDefaults;
  const after = { ...values };
  for (const color of ['RED', 'YELLOW'] as const) {
    if (!after[`COMPLIANCE_LOCK_IF_${color}_ALERT`]) continue;
    after[`COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_${color}_ALERT`] = false;
    after[`COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_${color}_ALERT`] = false;
  }
  return after;
}
