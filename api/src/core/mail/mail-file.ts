import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { QueuedMail } from './outbox.repository.ts';

/** Where mails lie while there is no mail server. */
export const outboxDirectory = (data: string): string => path.join(data, 'outbox');

/** `2026-11-20T14-05-00-000Z-verification-code-1f0c….eml`: sorts by time and says nothing about the reader. */
const nameOf = ({ id, kind, created_at }: QueuedMail): string =>
  `${created_at.replace(/[:.]/g, '-')}-${kind.toLowerCase().replaceAll('_', '-')}-${id}.eml`;

/**
 * Writes a mail as a file for its owner only and answers where. A repeated mail replaces its file;
 * a reader of the directory never meets half of one.
 */
export async function writeMailFile(
  data: string,
  mail: QueuedMail,
  message: Buffer,
): Promise<string> {
  const directory = outboxDirectory(data);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = path.join(data, `.mail-${mail.id}`);
  const file = path.join(directory, nameOf(mail));
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, file);
  return file;
}
