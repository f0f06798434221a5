import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, type Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Worker } from '../jobs/job.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { mailWorker } from './mail.worker.ts';
import { queueMail } from './queue-mail.ts';

let database: Database;
let data: string;
let lines: string[] = [];
let worker: Worker | null = null;

const SMTP_PORT = 22_525;
const link = 'https://portal.test/setup-password?code=1.c0de';
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-mail-'));
});
afterEach(async () => {
  worker?.close?.();
  lines = [];
  await rm(data, { recursive: true, force: true });
  await inTransaction(database, { role: 'owner', tenantId: 1 }, async (tx) => {
    await tx.run(sql`delete from mail_outbox`);
    await tx.run(sql`delete from tenant_settings`);
    await tx.run(sql`delete from pgboss.job`);
  });
});
afterAll(() => database.close());

const configWith = (environment: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    SEED: 'none',
    ASSAY_DATA: data,
    MAIL_FROM: 'portal@tpa.test',
    ...environment,
  });

/** Queues a mail and answers its id. */
async function queue(to = 'ann@client.test'): Promise<string> {
  await inTransaction(database, { tenantId: 1 }, (tx) =>
    queueMail({ tx }, 'PASSWORD_RESET', { email: to, name: 'Ann Account' }, () => ({
      subject: 'Reset your password',
      firstName: 'Ann',
      before: ['Open this link:'],
      button: { label: 'Choose a password', link },
      after: ['It works once.'],
    })),
  );
  const row = await inTransaction(database, { tenantId: 1 }, (tx) =>
    tx.row<{ id: string }>(sql`select id from mail_outbox`),
  );
  return row?.id ?? '';
}

/** Makes one attempt at a mail. */
async function attempt(mailId: string, config: Config, isLast = false): Promise<void> {
  worker = mailWorker(config);
  await worker.work({
    id: 'job',
    data: { tenantId: 1, mailId },
    attempt: 1,
    isLast,
    database,
    config,
    log,
  });
}

const rowOf = (id: string) =>
  inTransaction(database, { tenantId: 1 }, (tx) =>
    tx.row(
      sql`select status, attempts, last_error, body_text, body_html from mail_outbox where id = ${id}`,
    ),
  );

describe('without a mail server', () => {
  test('a mail becomes a file that only its owner reads', async () => {
    const id = await queue();

    await attempt(id, configWith());

    const [name = ''] = await readdir(path.join(data, 'outbox'));
    const file = path.join(data, 'outbox', name);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\dZ-]+-password-reset-[\da-f-]{36}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('To: Ann Account <ann@client.test>');
    expect(text).toContain('From: Drug and Alcohol Testing Portal <portal@tpa.test>');
    expect(text.replace(/=\n/g, '').replace(/=3D/g, '=')).toContain(link);
  });

  test('the log names the file and nothing of the mail', async () => {
    const id = await queue();

    await attempt(id, configWith());

    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${id}.eml`);
    expect(lines[0]).not.toMatch(/ann@client|c0de|setup-password/);
  });

  test('the text leaves the database with the mail', async () => {
    const id = await queue();

    await attempt(id, configWith());

    expect(await rowOf(id)).toEqual({
      status: 'SENT',
      attempts: 1,
      last_error: null,
      body_text: null,
      body_html: null,
    });
  });

  test('a mail that was sent is not sent again', async () => {
    const id = await queue();
    await attempt(id, configWith());
    await rm(path.join(data, 'outbox'), { recursive: true });

    await attempt(id, configWith());

    await expect(readdir(path.join(data, 'outbox'))).rejects.toThrow('ENOENT');
  });

  test('the sender of the tenant wins', async () => {
    await inTransaction(database, { tenantId: 1 }, (tx) =>
      tx.run(
        sql`insert into tenant_settings (key, value, tenant_id) values ('EMAIL_SEND_FROM_ADDRESS', '"own@tpa.test"', 1)`,
      ),
    );
    const id = await queue();

    await attempt(id, configWith());

    const [name = ''] = await readdir(path.join(data, 'outbox'));
    expect(await readFile(path.join(data, 'outbox', name), 'utf8')).toContain('<own@tpa.test>');
  });
});

describe('with a mail server', () => {
  let server: SMTPServer | null = null;

  /** Runs a mail server that answers as told. */
  async function serve(options: SMTPServerOptions): Promise<Config> {
    server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
    server.listen(SMTP_PORT, '127.0.0.1');
    await once(server.server, 'listening');
    return configWith({ SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}` });
  }

  const refusing = (code: number): SMTPServerOptions => ({
    onRcptTo: (address, _session, answer) => {
      answer(Object.assign(new Error(`${address.address} is not here`), { responseCode: code }));
    },
  });

  afterEach(async () => {
    if (server === null) return;
    const closed = new Promise<void>((resolve) => server?.close(() => resolve()));
    worker?.close?.();
    await closed;
    server = null;
  });

  test('a mail is handed over with both of its forms', async () => {
    let message = '';
    const config = await serve({
      onData: (stream, _session, done) => {
        stream.on('data', (part: Buffer) => (message += part.toString()));
        stream.on('end', () => done());
      },
    });
    const id = await queue();

    await attempt(id, config);

    expect(message).toContain('Subject: Reset your password - Drug and Alcohol Testing Portal');
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
    expect(message).toContain(`Message-ID: <${id}@assay>`);
    expect(await rowOf(id)).toMatchObject({ status: 'SENT', body_text: null });
  });

  test('a server that is busy is asked again', async () => {
    const id = await queue();

    await expect(attempt(id, await serve(refusing(451)))).rejects.toThrow('EENVELOPE 451');

    expect(await rowOf(id)).toMatchObject({
      status: 'QUEUED',
      attempts: 1,
      last_error: 'EENVELOPE 451',
      body_text: expect.any(String),
    });
  });

  test('a server that says never is not asked again', async () => {
    const id = await queue();

    await attempt(id, await serve(refusing(550)));

    expect(await rowOf(id)).toMatchObject({
      status: 'FAILED',
      last_error: 'EENVELOPE 550',
      body_text: null,
    });
  });

  test('after the last attempt a mail is given up, and logged without its address', async () => {
    const id = await queue();

    await expect(attempt(id, await serve(refusing(451)), true)).rejects.toThrow('EENVELOPE 451');

    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', body_text: null, body_html: null });
    expect(lines.join()).toContain('given up');
    expect(lines.join()).not.toContain('ann@client.test');
  });

  test('a server that is away is tried again', async () => {
    const id = await queue();

    await expect(
      attempt(id, configWith({ SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}` })),
    ).rejects.toThrow('ESOCKET');

    expect(await rowOf(id)).toMatchObject({
      status: 'QUEUED',
      last_error: expect.stringContaining('ESOCKET'),
    });
  });
});

test('a client company may cause a mail but read none', async () => {
  const id = await queue();

  const seen = await inTransaction(database, { tenantId: 1, companyId: 1 }, async (tx) => {
    await queueMail({ tx }, 'UNLOCK', { email: 'bob@client.test', name: 'Bob' }, () => ({
      subject: 'x',
      firstName: 'Bob',
      before: [],
      after: [],
    }));
    return tx.rows(sql`select id from mail_outbox`);
  });

  expect(seen).toEqual([]);
  expect(await rowOf(id)).not.toBeNull();
});
