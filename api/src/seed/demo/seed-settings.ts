import { sql } from 'drizzle-orm';
import { companyFeatures } from '@assay/schema/permissions';
import type { Tx } from '../../core/database/database.ts';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { companyNames } from './names.ts';

const on = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]));

/** What the demo companies have set, in their order; the others leave everything to the system. */
const settings: readonly Readonly<Record<string, unknown>>[] = [
  {
    // Northwind's administrator runs draws and manages members (contract §17).
    ...on(companyFeatures),
    ...on([
      'EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED',
      'ALLOW_COMPLIANCE_API',
      'COMPLIANCE_CHECK_LAB_ORDER',
      'COMPLIANCE_LOCK_IF_RED_ALERT',
      'COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_YELLOW_ALERT',
    ]),
  },
  { AUTOMATIC_LOGOUT: true, AUTOMATIC_LOGOUT_PERIOD: 10, MFA_ENABLED: true },
  { EMAIL_NOTIFICATION_RUN_COMPLETED: false, EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED: true },
  // Without random pools: its DOT drivers could not be ordered for, who are known by their CDL.
  { PRIMARY_TYPE_SETTINGS: 'ONLY_EMPLOYEE_ID', CONSENT_VERBAL: true },
];

/** Settings that differ from company to company. */
export async function seedSettings(tx: Tx): Promise<void> {
  for (const [index, values] of settings.entries()) {
    const company = await tx.row<{ id: number }>(
      sql`select id from companies where company_name = ${companyNames[index]}`,
    );
    if (company) await companySettings(company.id).save(tx, values);
  }
}
