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
  | 'attachment_name'
> & {
  /** In base64. */
  attachment: string | null;
};

/** A mail of the outbox that waits to be sent. */
export type QueuedMail = NewMail &
  Row<'mail_outbox', 'created_at'> & { body_text: string; body_html: string };

/** Puts mails into the outbox of the transaction's tenant. */
export const insertMails = (tx: Tx, mails: readonly NewMail[]): Promise<number> => {
  const all = <K extends keyof NewMail>(name: K) => sql.param(mails.map((mail) => mail[name]));
  return tx.run(sql`
    insert into mail_outbox (id, kind, recipient, recipient_name, sender, sender_name, subject, body_text, body_html,
      attachment_name, attachment)
    select id, kind, recipient, recipient_name, sender, sender_name, subject, body_text, body_html, attachment_name,
      decode(attachment, 'base64') from unnest(${all('id')}::uuid[], ${all('kind')}::text[], ${all('recipient')}::text[],
      ${all('recipient_name')}::text[], ${all('sender')}::text[], ${all('sender_name')}::text[], ${all('subject')}::text[],
      ${all('body_text')}::text[], ${all('body_html')}::text[], ${all('attachment_name')}::text[],
      ${all('attachment')}::text[]) as m (id, kind, recipient, recipient_name, sender, sender_name, subject, body_text,
        body_html, attachment_name, attachment)`);
};

/** Takes a mail that still waits and counts the attempt; null when it was sent or given up already. */
export const beginAttempt = (tx: Tx, id: string): Promise<QueuedMail | null> =>
  tx.row<QueuedMail>(sql`
    update mail_outbox set attempts = attempts + 1 where id = ${id} and status = 'QUEUED'
    returning id, kind, recipient, recipient_name, sender, sender_name, subject, body_text, body_html, created_at,
      attachment_name, encode(attachment, 'base64') as attachment`);

/** Ends a mail. Its text goes: links and codes must not lie in the database longer than they have to. */
export const finish = (
  tx: Tx,
  id: string,
  status: 'SENT' | 'FAILED',
  error: string | null,
): Promise<number> =>
  tx.run(sql`
    update mail_outbox set status = ${status}, last_error = ${error}, finished_at = now(), body_text = null, body_html = null,
      attachment_name = null, attachment = null
    where id = ${id}`);

/** Notes why an attempt failed, for the next one. */
export const noteFailure = (tx: Tx, id: string, error: string): Promise<number> =>
  tx.run(sql`update mail_outbox set last_error = ${error} where id = ${id}`);
