import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { enqueueMany } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';
import { brandOf, type Brand } from './brand.ts';
import { compose, type Letter } from './layout.ts';
import { readSender } from './mail-tenant.repository.ts';
import { insertMails } from './outbox.repository.ts';

/** Sends one mail of the outbox. */
export const mailSend = defineJob({
  name: 'mail.send',
  data: z.object({ tenantId: z.int(), mailId: z.uuid() }),
});

export const mailKinds = [
  'PASSWORD_RESET',
  'INVITATION',
  'UNLOCK',
  'ACCOUNT_LOCKED',
  'VERIFICATION_CODE',
  'SECOND_FACTOR',
  'NOTIFICATION',
  'DONOR_PASS',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A file that goes along with a mail; its name says what it is. */
export interface MailFile {
  name: string;
  content: Buffer;
}

export interface Recipient {
  email: string;
  name: string;
}

/** A mail to be written; `write` gets the brand, for letters that name the portal. */
export interface MailTo {
  to: Recipient;
  write: (brand: Brand) => Letter;
  /** A file that goes along. */
  attachment?: MailFile;
}

/**
 * Puts a mail of the transaction's tenant into the outbox, with the job that sends it: both exist when
 * the transaction commits.
 */
export const queueMail = (
  context: { tx: Tx },
  kind: MailKind,
  to: Recipient,
  write: MailTo['write'],
  attachment?: MailFile,
): Promise<void> => queueMails(context, kind, [{ to, write, ...(attachment && { attachment }) }]);

/** Puts many mails of one kind into the outbox. */
export async function queueMails(
  context: { tx: Tx },
  kind: MailKind,
  letters: readonly MailTo[],
): Promise<void> {
  const { tx } = context;
  const brand = await brandOf(tx);
  const sender = await readSender(tx);
  const mails = letters.map(({ to, write, attachment }) => {
    const { subject, text, html } = compose(brand, write(brand));
    return {
      id: randomUUID(),
      kind,
      recipient: to.email,
      recipient_name: to.name,
      sender,
      sender_name: brand.title,
      subject,
      body_text: text,
      body_html: html,
      attachment_name: attachment?.name ?? null,
      attachment: attachment?.content.toString('base64') ?? null,
    };
  });
  await insertMails(tx, mails);
  await enqueueMany(
    context,
    mailSend,
    mails.map(({ id }) => ({ mailId: id })),
  );
}
