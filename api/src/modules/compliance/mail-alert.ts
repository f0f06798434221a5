import { specimenTypes, type SpecimenTypeId } from '@assay/schema/reference/specimen-types';
import { programs } from '@assay/schema/common/programs';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import type { ComplianceResult } from '@assay/schema/compliance/compliance-check';
import type { AlertMail } from '@assay/schema/settings/compliance-fields';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import type { Letter } from '../../core/mail/layout.ts';
import { queueMails } from '../../core/mail/queue-mail.ts';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { receiversAmong } from './compliance.repository.ts';
import type { Place, PlannedTest } from './planned-test.ts';

const colors = { RED_ALERT: 'RED', YELLOW_ALERT: 'YELLOW' } as const;

/** A test in words, without anybody's name: a mailbox is no place for donors. */
export function wordsOf({ testType, specimenTypeId, reasonForTest, program }: PlannedTest): string {
  const kind = testType === 'LAB' ? 'Laboratory test' : 'Instant test';
  const specimen = specimenTypes[specimenTypeId as SpecimenTypeId];
  const reason = reasonForTest === null ? [] : [reasonsForTest[reasonForTest]];
  return [kind, specimen, ...reason, programs[program]].join(', ');
}

/** The ids that a company named for a kind of mail; what was stored had passed the contract of the settings. */
async function chosenFor(context: Context, companyId: number, key: AlertMail): Promise<number[]> {
  const list = `${key}_ADD_USERS` as const;
  const stored = await companySettings(companyId).read(context.tx, [key, list]);
  const ids = stored[list];
  return stored[key] === true && Array.isArray(ids) ? ids.map(Number) : [];
}

/**
 * Tells an alert, or that it was overridden, to those whom the settings of the company name (contract §30.3). The mail says
 * what was planned and where, and names the test case; why it was overridden stands there.
 */
export async function mailAlert(
  context: Context,
  planned: PlannedTest,
  { companyId, name }: Place,
  {
    status,
    alertMessage,
    testCaseId,
  }: Pick<ComplianceResult, 'status' | 'alertMessage'> & {
    /** The case of the test that went on in spite of the alert; null while none did. */
    testCaseId: number | null;
  },
): Promise<void> {
  if (status === 'SUCCESS') return;
  const isOverridden = testCaseId !== null;
  const color = colors[status];
  const key: AlertMail = isOverridden
    ? `EMAIL_NOTIFICATION_${color}_ALERT_OVERRIDDEN`
    : `EMAIL_NOTIFICATION_${color}_ALERT`;
  const alert = color === 'RED' ? 'red' : 'yellow';
  const letter = {
    subject: isOverridden ? `Compliance alert overridden` : `Compliance alert`,
    before: [
      isOverridden
        ? `A ${alert} compliance alert was overridden at ${name}.`
        : `A compliance check at ${name} gave a ${alert} alert.`,
      `${wordsOf(planned)}.`,
      ...(alertMessage === null ? [] : [alertMessage]),
    ],
    after: [
      isOverridden
        ? `The reason stands in the portal, with the test: Test Case ID ${testCaseId}.`
        : 'Who gets this mail is chosen in the settings of the company.',
    ],
  } satisfies Omit<Letter, 'firstName'>;
  const { tx, tenantId } = context;
  // Whoever plans the test need not see the users who are told.
  await inTenant(tx, tenantId, async () => {
    const ids = await chosenFor(context, companyId, key);
    const receivers = ids.length === 0 ? [] : await receiversAmong(tx, companyId, ids);
    await queueMails(
      { tx },
      'NOTIFICATION',
      receivers.map((user) => ({
        to: { email: user.username, name: `${user.first_name} ${user.last_name}` },
        write: () => ({ ...letter, firstName: user.first_name }),
      })),
    );
  });
}
