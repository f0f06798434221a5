import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { outboxDirectory } from '../core/mail/mail-file.ts';
import { readMail } from '../core/mail/read-mail-file.ts';

const LINE = '─'.repeat(72);

async function filesIn(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
  } catch {
    return []; // No mail was ever written.
  }
}

/** `npm run outbox [-- --count 20]`: prints the newest mails of an installation without a mail server, newest last. */
async function print(): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '5' } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('--count takes a whole number, e.g. npm run outbox -- --count 20.');
  const config = readConfig();
  const directory = outboxDirectory(config.ASSAY_DATA);
  const names = await filesIn(directory);
  if (config.SMTP_URL !== undefined)
    console.log('Mails are sent by the server of SMTP_URL now; what follows is older.');
  if (names.length === 0) console.log(`No mail has been written to ${directory} yet.`);
  for (const name of names.slice(-count)) {
    const mail = readMail(await readFile(path.join(directory, name), 'utf8'));
    console.log(
      `${LINE}\nDate:    ${mail.date}\nFrom:    ${mail.from}\nTo:      ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`,
    );
  }
}

try {
  await print();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
