import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** A mail that the portal wrote into its outbox. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, decoded. */
  text: string;
}

const decode = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(mail)?.[1]
    ?.replace(/\r?\n[ \t]+/g, ' ')
    .trim() ?? '';

const mailsIn = (directory: string): Mail[] => {
  try {
    return readdirSync(directory)
      .map((name) => path.join(directory, name))
      .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'))
      .map((mail) => ({
        to: headerOf(mail, 'To'),
        subject: headerOf(mail, 'Subject'),
        text: decode(mail),
      }));
  } catch {
    return []; // No mail was ever written.
  }
};

/** How many mails somebody got so far. */
export const mailCount = (data: string, to: string): number =>
  mailsIn(path.join(data, 'outbox')).filter((mail) => mail.to.includes(to)).length;

/** The newest mail to somebody, once there are more than `before`. */
export async function newestMail(data: string, to: string, before = 0): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      () => {
        const mails = mailsIn(path.join(data, 'outbox')).filter((mail) => mail.to.includes(to));
        found = mails[0];
        return mails.length;
      },
      { message: `a mail to ${to}`, timeout: 30_000 },
    )
    .toBeGreaterThan(before);
  if (found === undefined) throw new Error(`No mail to ${to}.`);
  return found;
}
