import type { Notification } from '@assay/schema/notifications/notification';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { notificationLetter, notificationMails } from './notification-mail.ts';
import {
  insertNotifications,
  isCompanySwitchOn,
  mailRecipients,
  takeUndelivered,
  type NewNotification,
} from './notifications.repository.ts';

type Place = Pick<Context, 'tx' | 'tenantId'>;

/** Writes to whoever wants notifications of this kind by e-mail. */
async function mailNotification(
  { tx }: Place,
  notification: NewNotification,
  origin: string,
): Promise<void> {
  const mail = notificationMails[notification.type];
  if (mail === undefined) return;
  const { companySwitch } = mail;
  if (
    companySwitch !== undefined &&
    !(
      notification.companyId !== undefined &&
      (await isCompanySwitchOn(tx, notification.companyId, companySwitch))
    )
  )
    return;
  for (const { email, firstName, lastName } of await mailRecipients(
    tx,
    notification.userIds,
    mail,
  )) {
    await queueMail(
      { tx },
      'NOTIFICATION',
      { email, name: `${firstName} ${lastName}` },
      notificationLetter(mail, firstName, origin),
    );
  }
}

/**
 * Tells users of the tenant something: shown in the portal at their next poll, and mailed to those
 * who want notifications of that kind by e-mail. All of it is part of the caller's transaction. `origin` is
 * the portal's address (`portalOriginOf`).
 *
 * It looks beyond the caller's scope, because what happens at a location is for the staff of the tenant
 * as well; the caller of this function decides who may know.
 */
export async function notify(
  context: Place,
  notification: NewNotification,
  origin: string,
): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    await insertNotifications(tx, notification);
    await mailNotification(context, notification, origin);
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
