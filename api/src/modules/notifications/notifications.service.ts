import type { Notification } from '@assay/schema/notifications/notification';
import type { z } from 'zod';
import { testPage } from '@assay/schema/test-results/test-page';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import {
  notificationLetter,
  notificationMails,
  type MailWords,
  type NotificationType,
} from './notification-mail.ts';
import {
  insertNotifications,
  isCompanySwitchOn,
  mailRecipients,
  takeUndelivered,
  type NewNotification,
} from './notifications.repository.ts';

export type { MailWords, NotificationType };

type Place = Pick<Context, 'tx' | 'tenantId'>;

/** Whom a mail is for: of the users those who want notifications of a type by e-mail. */
type Addressees = Pick<
  NewNotification,
  'type' | 'userIds' | 'companyId' | 'isSwitchedOn' | 'testResultId'
>;

/**
 * Writes to those users of the tenant who want notifications of a type by e-mail, without showing anything
 * in the portal; `special` says what is written in place of the words of the type. `origin` is the portal's
 * address (`portalOriginOf`).
 */
export async function mailUsers(
  { tx }: Pick<Place, 'tx'>,
  { type, userIds, companyId, isSwitchedOn, testResultId }: Addressees,
  origin: string,
  special?: MailWords,
): Promise<void> {
  const mail = notificationMails[type];
  if (mail === undefined) return;
  const { companySwitch } = mail;
  if (
    companySwitch !== undefined &&
    isSwitchedOn !== true &&
    !(companyId !== undefined && (await isCompanySwitchOn(tx, companyId, companySwitch)))
  )
    return;
  const words = special ?? {
    subject: mail.subject,
    words: [mail.words],
    // Which test it is says the link alone.
    ...(testResultId !== undefined && { page: testPage(testResultId) }),
  };
  for (const { email, firstName, lastName } of await mailRecipients(tx, userIds, mail)) {
    await queueMail(
      { tx },
      'NOTIFICATION',
      { email, name: `${firstName} ${lastName}` },
      notificationLetter(words, firstName, origin),
    );
  }
}

/**
 * Tells users of the tenant something: shown in the portal at their next poll, and mailed to those
 * who want notifications of that kind by e-mail, with `special` words. All of it is part of the caller's transaction. `origin` is
 * the portal's address (`portalOriginOf`).
 *
 * It looks beyond the caller's scope, because what happens at a location is for the staff of the tenant
 * as well; the caller of this function decides who may know.
 */
export async function notify(
  context: Place,
  notification: NewNotification,
  origin: string,
  special?: MailWords,
): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    const fresh = await insertNotifications(tx, notification);
    const userIds = notification.mailsEach === false ? fresh : notification.userIds;
    await mailUsers(context, { ...notification, userIds }, origin, special);
  });
}

/**
 * The notifications that the caller has not got yet, newest first; the call marks them as delivered (contract
 * §5). A user of another tenant has none here: numbers of users mean somebody else in each tenant.
 */
export async function collectNotifications({
  tx,
  tenantId,
  viewer,
}: Context): Promise<{ results: z.output<typeof Notification>[]; total: number }> {
  if (viewer.homeTenantId !== tenantId) return { results: [], total: 0 };
  return takeUndelivered(tx, viewer.userId);
}
