import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';
import { brandOf, type Brand } from './brand.ts';
import { compose, type Letter } from './layout.ts';

/** Sends one mail of the outbox. */
export const mailSend = defineJob({
  name: 'mail.send',
  data: z.object({ tenantId: z.int(), mailId: z.uuid() }),
});

export const mailKinds = [
  'PASSWORD_RESET',
  'INVITATION',
  'UNLOCK',
  'VERIFICATION_CODE',
  'NOTIFICATION',
] as const;
export type MailKind = (typeof mailKinds)[number];

export interface Recipient {
  email: string;
  name: string;
}

/** Sender address of the transaction's tenant, or null for the installation's (contract §0.11). */
async function senderOf(tx: Tx): Promise<string | null> {
  const row = await tx.row<{ sender: string | null }>(sql`
    select value #>> '{}' as sender from tenant_settings
    where tenant_id = app.tenant_id() and key = 'EMAIL_SEND_FROM_ADDRESS'`);
  return row?.sender ?? null;
}

/**
 * Puts a mail of the transaction's tenant into the outbox, with the job that sends it: both exist when
 * the transaction commits. `write` gets the brand, for letters that name the portal.
 */
export async function queueMail(
  context: { tx: Tx },
  kind: MailKind,
  to: Recipient,
  write: (brand: Brand) => Letter,
): Promise<void> {
  const { tx } = context;
  const brand = await brandOf(tx);
  const { subject, text, html } = compose(brand, write(brand));
  const id = randomUUID();
  await tx.run(sql`
    insert into mail_outbox (id, kind, recipient, recipient_name, sender, sender_name, subject, body_text, body_html)
    values (${id}, ${kind}, ${to.email}, ${to.name}, ${await senderOf(tx)}, ${brand.title}, ${subject}, ${text}, ${html})`);
  await enqueue(context, mailSend, { mailId: id });
}
