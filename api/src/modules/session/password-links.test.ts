import { sql } from 'drizzle-orm';
import { describe, expect, test as it } from 'vitest';
import { pino } from 'pino';
import { errorTexts } from '@assay/schema/core/errors';
import { useTestApp } from '../../core/testing/test-app.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { sendLink } from './links.service.ts';
import type { LinkPurpose } from './limits.ts';
import { restorePasswordWorker } from './restore-password.ts';
import {
  addAccount,
  linkCodeIn,
  linkIn,
  login,
  mailsTo,
  opens,
  PASSWORD,
  stateOf,
  tokenOf,
  type TestAccount,
} from './testing/session-test-kit.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');

const NEW = 'Assay-demo-2';
const setByCode = (code: string, password = NEW) =>
  test.call('POST /api/password', { body: { code, password } });
const ask = (email: string, headers: Record<string, string> = {}) =>
  test.call('POST /api/restore-password', { body: { email }, headers });

interface JobRow {
  id: string;
  data: object;
}

/** Does the jobs that look at who asked for a new password, as the worker would. */
async function lookAtRequests(): Promise<void> {
  const jobs = await test.asOwner(1, (tx) =>
    tx.rows<JobRow>(
      sql`delete from pgboss.job where name = 'session.restore-password' returning id, data`,
    ),
  );
  const tools = {
    database: test.database,
    config: test.app.config,
    log: pino({ level: 'silent' }),
  };
  for (const { id, data } of jobs)
    await restorePasswordWorker.work({ ...tools, id, data, attempt: 1, isLast: false });
}

/** A user with a link in the mail. */
async function withLink(
  purpose: LinkPurpose,
  account: TestAccount = {},
): Promise<{ id: number; email: string; code: string }> {
  const { id, email } = await addAccount(test, account);
  const tenantId = account.tenantId ?? 1;
  const reader = { home: tenantId, userId: id, email, firstName: 'Ann', lastName: 'Account' };
  await inTransaction(test.database, { tenantId }, (tx) =>
    sendLink({ tx }, purpose, reader, 'http://localhost:4000'),
  );
  return { id, email, code: linkCodeIn((await mailsTo(test, email)).at(-1)) };
}

const refusalOf = (answer: { statusCode: number; json(): { errorCode?: string } }) => [
  answer.statusCode,
  answer.json().errorCode,
];

describe('asking for a link', () => {
  it('mails one that works', async () => {
    const { email } = await addAccount(test);

    const answer = await ask(email.toUpperCase(), { 'x-tenant-host': 'localhost:4000' });
    await lookAtRequests();

    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const [mail] = await mailsTo(test, email);
    expect(linkIn(mail)).toMatch(/^http:\/\/localhost:4000\/setup-password\?code=1\.[\w-]{43}$/);
    expect((await setByCode(linkCodeIn(mail))).statusCode).toBe(204);
    expect((await login(test, email, NEW)).json()).toMatchObject({ active: true });
  });

  it('is in the audit log when a link was mailed', async () => {
    const { id, email } = await addAccount(test);

    await ask(email);
    await lookAtRequests();

    const rows = await test.asOwner(1, (tx) =>
      tx.rows(
        sql`select action, actor_user_id from audit_log where entity = 'user' and entity_id = ${String(id)}`,
      ),
    );
    expect(rows).toEqual([{ action: 'user.passwordLinkSent', actor_user_id: null }]);
  });

  it.each([
    ['nobody', async () => 'nobody@assay.test'],
    ['a locked user', async () => (await addAccount(test, { status: 'LOCKED' })).email],
    ['a user of another tenant', async () => (await addAccount(test, { tenantId: summit })).email],
  ])('is silent for %s', async (_name, emailOf) => {
    const email = await emailOf();

    const answer = await ask(email);
    await lookAtRequests();

    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await mailsTo(test, email)).toEqual([]);
  });

  it('leads to the tenant itself when the host is a stranger', async () => {
    const { email } = await addAccount(test);

    await ask(email, { 'x-tenant-host': 'evil.example' });
    await lookAtRequests();

    expect(linkIn((await mailsTo(test, email))[0])).toMatch(
      /^https:\/\/assay\.localhost\/setup-password/,
    );
  });

  it('wears the name and the host of the tenant', async () => {
    const { email } = await addAccount(test, { tenantId: summit });

    await ask(email, { 'x-tenant-host': 'summit.localhost:4000' });
    await lookAtRequests();

    const [mail] = await mailsTo(test, email);
    expect(linkIn(mail)).toMatch(/^http:\/\/summit\.localhost:4000\/setup-password/);
    expect(mail?.subject).toBe('Reset your password - summit');
  });

  it('sends five within an hour and no more', async () => {
    const { email } = await addAccount(test);

    for (let time = 0; time < 7; time += 1) await ask(email);
    await lookAtRequests();

    expect(await mailsTo(test, email)).toHaveLength(5);
  });

  it('keeps no address in the job', async () => {
    await ask('nobody-at-all@assay.test');

    const jobs = await test.asOwner(1, (tx) =>
      tx.rows<{ data: object }>(sql`select data from pgboss.job`),
    );
    expect(JSON.stringify(jobs)).not.toContain('nobody-at-all');
  });

  it.each([
    ['', 'BLANK'],
    ['ann', 'INVALID_EMAIL_ADDRESS'],
  ])('fails on the field for %j', async (email, code) => {
    const answer = await ask(email);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.email[0].errorCode).toBe(code);
  });
});

describe('setting a password with a link', () => {
  it('works once', async () => {
    const { code } = await withLink('RESET');
    await setByCode(code);

    expect(refusalOf(await setByCode(code, 'Assay-demo-3'))).toEqual([400, 'INVALID_CODE']);
  });

  it('works for one of two who use it at the same time', async () => {
    const { code } = await withLink('RESET');

    const answers = await Promise.all([setByCode(code), setByCode(code, 'Assay-demo-3')]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
  });

  it.each([
    ['RESET', 24],
    ['INVITE', 72],
    ['UNLOCK', 72],
  ] as const)('%s is valid for %i hours', async (purpose, hours) => {
    const { id, code } = await withLink(purpose);
    const row = await test.asOwner(1, (tx) =>
      tx.row<{ hours: number }>(sql`
        select extract(epoch from expires_at - created_at)::integer / 3600 as hours from password_links where user_id = ${id}`),
    );
    await test.asOwner(1, (tx) =>
      tx.run(sql`update password_links set expires_at = now() where user_id = ${id}`),
    );

    expect(row).toEqual({ hours });
    expect(refusalOf(await setByCode(code))).toEqual([400, 'INVALID_CODE']);
  });

  it('keeps only the hash of the code', async () => {
    const { id, code } = await withLink('RESET');

    const rows = await test.asOwner(1, (tx) =>
      tx.rows<{ row: string }>(
        sql`select l::text as row from password_links l where user_id = ${id}`,
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code.slice(2));
  });

  it('makes every other link worthless', async () => {
    const { id, email, code } = await withLink('RESET');
    const reader = { home: 1, userId: id, email, firstName: 'Ann', lastName: 'Account' };
    await inTransaction(test.database, { tenantId: 1 }, (tx) =>
      sendLink({ tx }, 'RESET', reader, 'http://localhost'),
    );

    await setByCode(linkCodeIn((await mailsTo(test, email)).at(-1)));

    expect(refusalOf(await setByCode(code, 'Assay-demo-3'))).toEqual([400, 'INVALID_CODE']);
  });

  it('ends every session, in other tenants too', async () => {
    const { email, code } = await withLink('RESET', { role: 'SUPER_ADMIN' });
    const tokens = [
      await tokenOf(test, email),
      await tokenOf(test, email, { 'x-tenant-host': 'summit.localhost' }),
    ];

    await setByCode(code);

    expect([await opens(test, tokens[0] ?? ''), await opens(test, tokens[1] ?? '')]).toEqual([
      false,
      false,
    ]);
  });

  it('lets an invited user in', async () => {
    const { email, code } = await withLink('INVITE', { password: null });

    await setByCode(code);

    expect((await login(test, email, NEW)).json()).toMatchObject({ active: true });
  });

  it('opens a locked account with an unlock link and forgets its failures', async () => {
    const { email, id, code } = await withLink('UNLOCK', { status: 'LOCKED' });

    await setByCode(code);

    expect(await stateOf(test, id)).toEqual({
      account_status: 'ACTIVE',
      failed_attempts: 0,
      failed_codes: 0,
    });
    expect((await login(test, email, NEW)).json()).toMatchObject({ active: true });
  });

  it.each(['RESET', 'INVITE'] as const)(
    'opens no locked account with a link of kind %s',
    async (purpose) => {
      const { code } = await withLink(purpose, { status: 'LOCKED' });

      expect(refusalOf(await setByCode(code))).toEqual([400, 'INVALID_CODE']);
    },
  );

  it('works for a user of another tenant at any host', async () => {
    const { email, code } = await withLink('INVITE', { tenantId: summit, password: null });

    expect((await setByCode(code)).statusCode).toBe(204);
    expect(
      (await login(test, email, NEW, { 'x-tenant-host': 'summit.localhost' })).statusCode,
    ).toBe(200);
  });

  it.each(['1.x', `1.${'a'.repeat(43)}`, `999999.${'a'.repeat(43)}`, '%00', 'x'])(
    'refuses the code %j',
    async (code) => {
      expect(refusalOf(await setByCode(code))).toEqual([400, 'INVALID_CODE']);
    },
  );

  it('refuses the current password and leaves the link as it was', async () => {
    const { code } = await withLink('RESET');

    const answer = await setByCode(code, PASSWORD);

    expect(refusalOf(answer)).toEqual([400, 'PASSWORD_AS_PREVIOUS']);
    expect(answer.json().errors).toEqual({
      password: [expect.objectContaining({ errorCode: 'PASSWORD_AS_PREVIOUS' })],
    });
    expect((await setByCode(code)).statusCode).toBe(204);
  });

  it('refuses a password that equals the user name, whatever the case', async () => {
    const { code } = await withLink('RESET', { email: 'a1@assay.test' });

    expect(refusalOf(await setByCode(code, 'A1@Assay.test'))).toEqual([400, 'PASSWORD_LIKE_EMAIL']);
  });

  it.each(['short1', 'onlyletters', '12345678', 'has blank1', 'a1'.repeat(33), 'umlaut-ä1', ''])(
    'refuses %j on the field',
    async (password) => {
      const { code } = await withLink('RESET');

      const answer = await setByCode(code, password);

      expect(answer.statusCode).toBe(400);
      const [error] = answer.json().errors.password;
      expect(error).toMatchObject(
        password === ''
          ? { errorCode: 'BLANK' }
          : { errorCode: 'INVALID', message: errorTexts.password },
      );
    },
  );
});
