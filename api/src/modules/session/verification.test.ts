import { sql } from 'drizzle-orm';
import { describe, expect, test as it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import {
  addAccount,
  codeIn,
  login,
  mailsTo,
  opens,
  stateOf,
  tokenOf,
} from './testing/session-test-kit.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');

const send = (token: string) => test.call('POST /api/mfa/code/send', { body: { token } });
const activate = (token: string, code: string) =>
  test.call('POST /api/mfa/token/activate', { body: { token, code } });

/** A user who has signed in and waits for the code. */
async function waiting(): Promise<{ id: number; email: string; token: string }> {
  const account = await addAccount(test, { mfa: true });
  return { ...account, token: await tokenOf(test, account.email) };
}

const newestCode = async (email: string): Promise<string> =>
  codeIn((await mailsTo(test, email)).at(-1));
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  it('mails six digits to the user', async () => {
    const { email, token } = await waiting();

    const answer = await send(token);

    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await mailsTo(test, email)).toMatchObject([
      { kind: 'VERIFICATION_CODE', body_text: expect.stringMatching(/^\d{6}$/m) },
    ]);
  });

  it('happens only when it is asked for', async () => {
    const { email } = await waiting();

    expect(await mailsTo(test, email)).toEqual([]);
  });

  it('keeps only a salted hash of the code', async () => {
    const { email, token } = await waiting();
    await send(token);
    const code = await newestCode(email);

    const rows = await test.asOwner(1, (tx) =>
      tx.rows<{ row: string }>(sql`select v::text as row from verification_codes v`),
    );

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });

  it.each(['1.unknown', `1.${'a'.repeat(43)}`, '', 'x'])('refuses the token %j', async (token) => {
    const answer = await send(token);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode ?? answer.json().errors.token[0].errorCode).toBe(
      token === '' ? 'BLANK' : 'EXPIRED_TOKEN',
    );
  });

  it('refuses the token of an active session', async () => {
    const { email } = await addAccount(test);

    expect((await send(await tokenOf(test, email))).json().errorCode).toBe('EXPIRED_TOKEN');
  });

  it('refuses a pending token after 30 minutes', async () => {
    const { id, token } = await waiting();
    await test.asOwner(1, (tx) =>
      tx.run(sql`update sessions set expires_at = now() where user_id = ${id}`),
    );

    expect((await send(token)).json().errorCode).toBe('EXPIRED_TOKEN');
  });

  it('stops after ten for one sign-in', async () => {
    const { email, token } = await waiting();
    for (let sent = 0; sent < 10; sent += 1) await send(token);

    expect((await send(token)).statusCode).toBe(429);
    expect(await mailsTo(test, email)).toHaveLength(10);
  });
});

describe('entering the code', () => {
  it('opens a session with a new token', async () => {
    const { email, token } = await waiting();
    await send(token);

    const answer = await activate(token, ` ${await newestCode(email)} `);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      profile: { username: email },
      settings: { AUTOMATIC_LOGOUT: true },
    });
    expect(answer.json().token).not.toBe(token);
    expect(await opens(test, answer.json().token)).toBe(true);
    expect(await opens(test, token)).toBe(false);
  });

  it('keeps the time zone of the sign-in', async () => {
    const { email, id, token } = await waiting();
    await send(token);

    await activate(token, await newestCode(email));

    const row = await test.asOwner(1, (tx) =>
      tx.row(sql`select timezone from sessions where user_id = ${id}`),
    );
    expect(row).toEqual({ timezone: 'America/Chicago' });
  });

  it('works once', async () => {
    const { email, token } = await waiting();
    await send(token);
    const code = await newestCode(email);
    await activate(token, code);

    expect((await activate(token, code)).json().errorCode).toBe('EXPIRED_TOKEN');
  });

  it('works once for two who enter it at the same time', async () => {
    const { email, token } = await waiting();
    await send(token);
    const code = await newestCode(email);

    const answers = await Promise.all([activate(token, code), activate(token, code)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('counts wrong codes down to the lock', async () => {
    const { email, id, token } = await waiting();
    await send(token);
    const code = wrong(await newestCode(email));

    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push((await activate(token, code)).json());

    expect(answers.map(({ errorCode, params }) => [errorCode, params.remainingAttempts])).toEqual([
      ['CODE_CONFIRMATION_ERROR', 4],
      ['CODE_CONFIRMATION_ERROR', 3],
      ['CODE_CONFIRMATION_ERROR', 2],
      ['CODE_CONFIRMATION_ERROR', 1],
      ['ACCOUNT_LOCKED', undefined],
      ['EXPIRED_TOKEN', undefined],
    ]);
    expect(answers[0]?.message).toBe('Incorrect verification code. 4 attempts remaining.');
    expect(await stateOf(test, id)).toMatchObject({ account_status: 'LOCKED' });
  });

  it('a new code replaces the old one and keeps the count', async () => {
    const { email, token } = await waiting();
    await send(token);
    const first = await newestCode(email);
    await activate(token, wrong(first));
    await send(token);
    const second = await newestCode(email);

    const old = await activate(token, first === second ? wrong(second) : first);
    expect(old.json().params).toEqual({ remainingAttempts: 3 });
    expect((await activate(token, second)).statusCode).toBe(200);
  });

  it('a new sign-in does not start the count again', async () => {
    const { email, token } = await waiting();
    await send(token);
    await activate(token, wrong(await newestCode(email)));
    const next = await tokenOf(test, email);
    await send(next);

    expect((await activate(next, wrong(await newestCode(email)))).json().params).toEqual({
      remainingAttempts: 3,
    });
  });

  it('a right code forgets wrong ones', async () => {
    const { email, id, token } = await waiting();
    await send(token);
    const code = await newestCode(email);
    await activate(token, wrong(code));

    await activate(token, code);

    expect(await stateOf(test, id)).toMatchObject({ failed_codes: 0 });
  });

  it('expires after ten minutes without counting', async () => {
    const { email, id, token } = await waiting();
    await send(token);
    const code = await newestCode(email);
    await test.asOwner(1, (tx) => tx.run(sql`update verification_codes set expires_at = now()`));

    expect((await activate(token, code)).json().errorCode).toBe('EXPIRED_TOKEN');
    expect(await stateOf(test, id)).toMatchObject({ failed_codes: 0 });
  });

  it('a code of one sign-in does not open another', async () => {
    const [one, other] = [await waiting(), await waiting()];
    await send(one.token);
    await send(other.token);

    const answer = await activate(other.token, await newestCode(one.email));

    expect(answer.json().errorCode).toBe('CODE_CONFIRMATION_ERROR');
  });

  it('a user who is locked meanwhile cannot finish', async () => {
    const { email, token } = await waiting();
    await send(token);
    const code = await newestCode(email);
    for (let attempt = 0; attempt < 5; attempt += 1) await login(test, email, 'Wrong-one-1');

    expect((await activate(token, code)).json().errorCode).toBe('EXPIRED_TOKEN');
  });

  it('opens the tenant that a SUPER_ADMIN of tenant 1 signed in at', async () => {
    const { email } = await addAccount(test, { role: 'SUPER_ADMIN', mfa: true });
    const token = await tokenOf(test, email, { 'x-tenant-host': 'summit.localhost' });
    await send(token);

    const answer = await activate(token, await newestCode(email));

    expect(answer.json().token).toMatch(new RegExp(`^${summit}\\.`));
    expect(await opens(test, answer.json().token)).toBe(true);
  });

  it.each([
    ['a blank code', { code: '' }, 'code', 'BLANK'],
    ['a long code', { code: '1'.repeat(41) }, 'code', 'TOO_LONG'],
    ['no token', { code: '123456', token: undefined }, 'token', 'BLANK'],
  ])('%s fails on its field', async (_name, body, field, code) => {
    const answer = await test.call('POST /api/mfa/token/activate', {
      body: { token: `1.${'a'.repeat(43)}`, ...body },
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field][0].errorCode).toBe(code);
  });
});

it('a pending token sets no password while the second factor is missing', async () => {
  const { token } = await waiting();

  const answer = await test.call('PUT /api/password', {
    body: { token, password: 'Assay-demo-2' },
  });

  expect(answer.json().errorCode).toBe('EXPIRED_TOKEN');
});
