import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test as it, vi } from 'vitest';
import { startJobs, type Jobs } from '../../core/jobs/start-jobs.ts';
import { outboxDirectory } from '../../core/mail/mail-file.ts';
import { readMail } from '../../core/mail/read-mail-file.ts';
import { startTestApp, type TestApp } from '../../core/testing/test-app.ts';
import { workersOf } from '../../workers.ts';
import {
  addAccount,
  codeIn,
  login,
  mailsTo,
  PASSWORD,
  tokenOf,
} from './testing/session-test-kit.ts';

const { lines } = vi.hoisted(() => ({ lines: [] as string[] }));
vi.mock('../../core/logger.ts', async (original) => {
  const logger = await original<typeof import('../../core/logger.ts')>();
  const stream = { write: (line: string) => void lines.push(line) };
  return {
    ...logger,
    loggerOptions: () => ({ ...logger.loggerOptions({ LOG_LEVEL: 'trace' }), stream }),
  };
});

let test: TestApp;
let jobs: Jobs;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'assay-logs-'));
  test = await startTestApp({ ASSAY_DATA: data, MAIL_FROM: 'portal@tpa.test' });
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
  await rm(data, { recursive: true, force: true });
});

/** Everything that happens to a person at the door; answers what nobody may read in a log afterwards. */
async function visit(): Promise<string[]> {
  const { email } = await addAccount(test, { mfa: true, email: 'zoe.secret@client.test' });
  await login(test, email, 'Wrong-one-1');
  const pending = await tokenOf(test, email);
  await test.call('POST /api/mfa/code/send', { body: { token: pending } });
  const code = codeIn((await mailsTo(test, email)).at(-1));
  await test.call('POST /api/mfa/token/activate', {
    body: { token: pending, code: code === '000000' ? '111111' : '000000' },
  });
  const { token } = (
    await test.call('POST /api/mfa/token/activate', { body: { token: pending, code } })
  ).json();
  const session = { userId: 0, token };
  await test.call('PUT /api/profile', {
    session,
    body: { profile: { contactMethods: { otherEmail: 'zoe.home@client.test' } } },
  });
  await test.call('PUT /api/profile', {
    session,
    body: { profile: { contactMethods: { otherEmail: 'not-an-address-of-zoe' } } },
  });
  await test.call('PUT /api/profile/password', {
    session,
    body: { oldPassword: 'Wrong-two-2', password: 'Assay-demo-2' },
  });
  await test.call('POST /api/restore-password', { body: { email } });
  await test.call('POST /api/login', {
    body: '{"username": "zoe.secret@client.test", "password": "Broken-3',
  });
  await test.call(`GET /api/profile?token=${token}`, { session });
  await test.call(`GET /api/nothing/${token}`);
  return [
    email,
    'zoe',
    'Account',
    PASSWORD,
    'Wrong-one-1',
    'Wrong-two-2',
    'Assay-demo-2',
    'Broken-3',
    code,
    pending,
    token,
  ];
}

it('no password, code, token, address or name is logged on the way through the door', async () => {
  const secrets = await visit();
  jobs = await startJobs(workersOf(test.app.config, test.app), {
    database: test.database,
    config: test.app.config,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  while (
    (await mailsTo(test, 'zoe.secret@client.test')).some(({ body_text: text }) => text !== null)
  )
    await sleep(100);

  expect(lines.length).toBeGreaterThan(10);
  for (const secret of secrets) {
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([]);
    expect(
      lines.filter((line) => line.includes(encodeURIComponent(secret))),
      secret,
    ).toEqual([]);
  }
});

it('a fault of the database tells nothing of the values either', async () => {
  const { email } = await addAccount(test, { passwordAge: 91, email: 'max.secret@client.test' });
  const token = await tokenOf(test, email);
  await test.asOwner(1, (tx) =>
    tx.run(sql`alter table credentials add constraint no_more check (failed_codes > 0) not valid`),
  );

  const answer = await test.call('PUT /api/password', {
    body: { token, password: 'Assay-demo-2' },
  });

  await test.asOwner(1, (tx) => tx.run(sql`alter table credentials drop constraint no_more`));
  expect([answer.statusCode, answer.json().errorCode]).toEqual([500, 'INTERNAL_ERROR']);
  const written = lines.join('');
  expect(written).toContain('no_more');
  for (const secret of ['max.secret', 'Assay-demo-2', '$argon2id', token])
    expect(written).not.toContain(secret);
});

/** The newest mail to an address, once its file is there. */
async function mailFile(email: string): Promise<string> {
  for (;;) {
    const names = await readdir(outboxDirectory(data)).catch(() => []);
    for (const name of names) {
      const { to, text } = readMail(await readFile(path.join(outboxDirectory(data), name), 'utf8'));
      if (to.includes(email)) return text;
    }
    await sleep(100);
  }
}

it('a link that was mailed is not in the log', async () => {
  const { email } = await addAccount(test, { email: 'ida.secret@client.test' });
  await test.call('POST /api/restore-password', { body: { email } });

  const code = /code=1\.([\w-]{43})/.exec(await mailFile(email))?.[1];

  expect(code).toBeDefined();
  expect(lines.join('')).not.toContain(code);
  expect(lines.join('')).not.toContain('ida.secret');
});
