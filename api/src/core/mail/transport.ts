import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { QueuedMail } from './outbox.repository.ts';
import { writeMailFile } from './mail-file.ts';

/** Why a mail was not taken. `permanent`: the server will never take it, so nobody need try again. */
export class MailError extends Error {
  override name = 'MailError';
  readonly code: string;
  readonly permanent: boolean;

  constructor(code: string, permanent: boolean) {
    super(code);
    this.code = code;
    this.permanent = permanent;
  }
}

/** Hands mails over. */
export interface Transport {
  /** @returns the file that the mail was written to, or null when a server took it. */
  send(mail: QueuedMail): Promise<string | null>;
  close(): void;
}

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ASSAY_DATA'>;

const messageOf = (mail: QueuedMail, settings: MailSettings): SendMailOptions => ({
  from: { name: mail.sender_name, address: mail.sender ?? settings.MAIL_FROM },
  to: { name: mail.recipient_name ?? '', address: mail.recipient },
  subject: mail.subject,
  text: mail.body_text,
  html: mail.body_html,
  date: new Date(mail.created_at),
  /* The same on every attempt, so that a mail program shows a repeated mail once. */
  messageId: `<${mail.id}@assay>`,
  ...(mail.attachment !== null && {
    attachments: [
      { filename: mail.attachment_name ?? 'file', content: mail.attachment, encoding: 'base64' },
    ],
  }),
  headers: { 'Auto-Submitted': 'auto-generated' },
  textEncoding: 'quoted-printable',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A code that can be logged: the server's own words repeat addresses. */
function errorOf(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : null;
  return new MailError(
    [typeof code === 'string' ? code : 'EUNKNOWN', ...(status === null ? [] : [status])].join(' '),
    status !== null && status >= 500,
  );
}

function smtp(url: string, settings: MailSettings): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail(messageOf(mail, settings));
        return null;
      } catch (error) {
        throw errorOf(error);
      }
    },
    close: () => transporter.close(),
  };
}

function files(settings: MailSettings): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, settings));
      if (!Buffer.isBuffer(message)) throw new MailError('ESTREAM', true);
      return writeMailFile(settings.ASSAY_DATA, mail, message);
    },
    close: () => composer.close(),
  };
}

/** SMTP when the installation has a mail server, files in `<ASSAY_DATA>/outbox` when it has none (contract §0.11). */
export const createMailTransport = (settings: MailSettings): Transport =>
  settings.SMTP_URL === undefined ? files(settings) : smtp(settings.SMTP_URL, settings);
