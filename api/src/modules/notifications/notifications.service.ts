import type { Notification } from '@assay/schema/notifications/notification';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { queueMail } from '../../core/mail/queue-mail.ts';
import { newsLetter, newsMails } from './news-mail.ts';
import {
  insertNews,
  isCompanySwitchOn,
  newsReaders,
  takeNews,
  type NewNews,
} from './notifications.repository.ts';

type Place = Pick<Context, 'tx' | 'tenantId'>;

/** Writes to whoever wants this kind of news by e-mail. */
async function mailNews({ tx }: Place, news: NewNews, origin: string): Promise<void> {
  const mail = newsMails[news.type];
  if (mail === undefined) return;
  const { companySwitch } = mail;
  if (
    companySwitch !== undefined &&
    !(news.companyId !== undefined && (await isCompanySwitchOn(tx, news.companyId, companySwitch)))
  )
    return;
  for (const { email, firstName, lastName } of await newsReaders(tx, news.userIds, mail)) {
    await queueMail(
      { tx },
      'NOTIFICATION',
      { email, name: `${firstName} ${lastName}` },
      newsLetter(mail, firstName, origin),
    );
  }
}

/**
 * Tells users of the tenant something: shown in the portal at their next poll, and mailed to those
 * who want that kind of news by e-mail. All of it is part of the caller's transaction. `origin` is
 * the portal's address (`portalOriginOf`).
 *
 * It looks beyond the caller's scope, because the news of a location are for the staff of the tenant
 * as well; the caller of this function decides who may know.
 */
export async function notify(context: Place, news: NewNews, origin: string): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    await insertNews(tx, news);
    await mailNews(context, news, origin);
  });
}

/**
 * The news that the caller has not got yet, newest first; the call marks them as delivered (contract
 * §5). A user of another tenant has none here: numbers of users mean somebody else in each tenant.
 */
export async function collectNews({
  tx,
  tenantId,
  viewer,
}: Context): Promise<{ results: z.output<typeof Notification>[]; total: number }> {
  if (viewer.homeTenantId !== tenantId) return { results: [], total: 0 };
  return takeNews(tx, viewer.userId);
}
