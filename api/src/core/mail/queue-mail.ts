import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';
import { brandOf, type Brand } from './brand.ts';
import { compose, type Letter } from './layout.ts';
import { readSender } from './mail-tenant.repository.ts';
import { insertMail } from './outbox.repository.ts';

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
  await insertMail(tx, {
    id,
    kind,
    recipient: to.email,
    recipient_name: to.name,
    sender: await readSender(tx),
    sender_name: brand.title,
    subject,
    body_text: text,
    body_html: html,
  });
  await enqueue(context, mailSend, { mailId: id });
}
