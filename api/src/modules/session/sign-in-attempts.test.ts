import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test as it, vi } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addAccount, login, PASSWORD, stateOf } from './testing/session-test-kit.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  return { ...library, verify: vi.fn(library.verify) };
});

const summitHost = { 'x-tenant-host': 'summit.localhost:4000' };

const test = await useTestApp();
const summit = await test.addTenant('summit');
beforeEach(() => {
  vi.mocked(verify).mockClear();
});

/** Many for one account, yet few enough that a slow machine serves all within the wait for a connection. */
const AT_ONCE = 60;

describe('wrong credentials', () => {
  it('count down from 4 to the lock', async () => {
    const { email, id } = await addAccount(test);

    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push((await login(test, email, 'Wrong-one-1')).json());

    expect(answers.map(({ errorCode, params }) => [errorCode, params.remainingAttempts])).toEqual([
      ['WRONG_CREDENTIALS', 4],
      ['WRONG_CREDENTIALS', 3],
      ['WRONG_CREDENTIALS', 2],
      ['WRONG_CREDENTIALS', 1],
      ['ACCOUNT_LOCKED', undefined],
      ['ACCOUNT_LOCKED', undefined],
    ]);
    expect(await stateOf(test, id)).toMatchObject({ account_status: 'LOCKED', failed_attempts: 5 });
  });

  it('say how many attempts remain', async () => {
    const { email } = await addAccount(test);

    const answer = await login(test, email, 'Wrong-one-1');

    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'Incorrect username and/or password. 4 attempts remaining before your account is locked.',
    );
  });

  it('lock the account in one line of the audit log', async () => {
    const { email, id } = await addAccount(test);

    for (let attempt = 0; attempt < 7; attempt += 1) await login(test, email, 'Wrong-one-1');

    const rows = await test.asOwner(1, (tx) =>
      tx.rows(sql`select action from audit_log where entity_id = ${String(id)}`),
    );
    expect(rows).toEqual([{ action: 'user.locked' }]);
  });

  it.each([
    ['an unknown name', {}],
    ['a user of another tenant', { tenantId: 2 }],
    ['a user who has no password yet', { password: null }],
  ])('of %s get the same answers', async (_name, account) => {
    const email =
      'tenantId' in account || 'password' in account
        ? (await addAccount(test, account)).email
        : 'nobody@assay.test';

    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await login(test, email, PASSWORD);
      answers.push([
        answer.statusCode,
        answer.json().errorCode,
        answer.json().params.remainingAttempts,
      ]);
    }

    expect(answers).toEqual([
      [400, 'WRONG_CREDENTIALS', 4],
      [400, 'WRONG_CREDENTIALS', 3],
      [400, 'WRONG_CREDENTIALS', 2],
      [400, 'WRONG_CREDENTIALS', 1],
      [403, 'ACCOUNT_LOCKED', undefined],
      [403, 'ACCOUNT_LOCKED', undefined],
    ]);
  });

  it('at a foreign host do not lock the account at its own', async () => {
    const { email } = await addAccount(test);

    for (let attempt = 0; attempt < 6; attempt += 1)
      await login(test, email, 'Wrong-one-1', summitHost);

    expect((await login(test, email)).statusCode).toBe(200);
  });

  it('of an unknown name keep no name', async () => {
    await login(test, 'my-secret-password@assay.test', 'Wrong-one-1');

    const rows = await test.asOwner(1, (tx) =>
      tx.rows<{ row: string }>(sql`select a::text as row from sign_in_attempts a`),
    );
    expect(rows.map(({ row }) => row).join()).not.toContain('my-secret-password');
  });

  it('60 at once lock after five, each counted once', async () => {
    const { email, id } = await addAccount(test);

    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => login(test, email, 'Wrong-one-1')),
    );

    const remaining = answers
      .map((answer) => answer.json().params.remainingAttempts)
      .filter((each) => each !== undefined);
    expect(remaining.toSorted()).toEqual([1, 2, 3, 4]);
    expect(answers.filter((answer) => answer.json().errorCode === 'ACCOUNT_LOCKED')).toHaveLength(
      AT_ONCE - 4,
    );
    expect(await stateOf(test, id)).toMatchObject({ account_status: 'LOCKED', failed_attempts: 5 });
  }, 60_000);

  it('60 at once of an unknown name count right as well', async () => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => login(test, 'many@assay.test', 'Wrong-one-1')),
    );

    const remaining = answers
      .map((answer) => answer.json().params.remainingAttempts)
      .filter((each) => each !== undefined);
    expect(remaining.toSorted()).toEqual([1, 2, 3, 4]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 403]));
  }, 60_000);
});

describe('one password is verified, no more and no less,', () => {
  it.each([
    ['for an unknown name', async () => 'nobody-else@assay.test'],
    ['for a wrong password', async () => (await addAccount(test)).email],
    ['for a locked account', async () => (await addAccount(test, { status: 'LOCKED' })).email],
    [
      'for a user without a password',
      async () => (await addAccount(test, { password: null })).email,
    ],
    [
      'for a user of another tenant',
      async () => (await addAccount(test, { tenantId: summit })).email,
    ],
  ])('%s', async (_name, emailOf) => {
    const email = await emailOf();

    await login(test, email, 'Wrong-one-1');

    expect(verify).toHaveBeenCalledTimes(1);
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('for a right one', async () => {
    const { email } = await addAccount(test);

    await login(test, email);

    expect(verify).toHaveBeenCalledTimes(1);
  });
});
