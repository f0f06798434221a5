import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../database/database.ts';

type NewMail = Row<
  'mail_outbox',
  | 'id'
  | 'kind'
  | 'recipient'
  | 'recipient_name'
  | 'sender'
  | 'sender_name'
  | 'subject'
  | 'body_text'
  | 'body_html'
>;

/** A mail of the outbox that waits to be sent. */
export type QueuedMail = NewMail &
  Row<'mail_outbox', 'created_at'> & { body_text: string; body_html: string };

/** Puts a mail into the outbox of the transaction's tenant. */
export const insertMail = (tx: Tx, mail: NewMail): Promise<number> =>
  tx.run(sql`
    insert into mail_outbox (id, kind, recipient, recipient_name, sender, sender_name, subject, body_text, body_html)
    values (${mail.id}, ${mail.kind}, ${mail.recipient}, ${mail.recipient_name}, ${mail.sender}, ${mail.sender_name},
      ${mail.subject}, ${mail.body_text}, ${mail.body_html})`);

/** Takes a mail that still waits and counts the attempt; null when it was sent or given up already. */
export const beginAttempt = (tx: Tx, id: string): Promise<QueuedMail | null> =>
  tx.row<QueuedMail>(sql`
    update mail_outbox set attempts = attempts + 1 where id = ${id} and status = 'QUEUED'
    returning id, kind, recipient, recipient_name, sender, sender_name, subject, body_text, body_html, created_at`);

/** Ends a mail. Its text goes: links and codes must not lie in the database longer than they have to. */
export const finish = (
  tx: Tx,
  id: string,
  status: 'SENT' | 'FAILED',
  error: string | null,
): Promise<number> =>
  tx.run(sql`
    update mail_outbox set status = ${status}, last_error = ${error}, finished_at = now(), body_text = null, body_html = null
    where id = ${id}`);

/** Notes why an attempt failed, for the next one. */
export const noteFailure = (tx: Tx, id: string, error: string): Promise<number> =>
  tx.run(sql`update mail_outbox set last_error = ${error} where id = ${id}`);
