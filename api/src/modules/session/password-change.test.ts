import { sql } from 'drizzle-orm';
import { describe, expect, test as it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import {
  addAccount,
  login,
  opens,
  PASSWORD,
  stateOf,
  tokenOf,
} from './testing/session-test-kit.ts';

const test = await useTestApp();
await test.addTenant('summit');

const NEW = 'Assay-demo-2';
const setByToken = (token: string, password = NEW) =>
  test.call('PUT /api/password', { body: { token, password } });
const change = (token: string, oldPassword: string, password = NEW) =>
  test.call('PUT /api/profile/password', {
    body: { oldPassword, password },
    session: { userId: 0, token },
  });
const refusalOf = (answer: { statusCode: number; json(): { errorCode?: string } }) => [
  answer.statusCode,
  answer.json().errorCode,
];

describe('setting a password with a pending token', () => {
  it.each([
    ['PASSWORD_EXPIRED', 91],
    ['FIRST_LOGIN', null],
  ])('works for %s and asks to sign in again', async (_reason, passwordAge) => {
    const { email } = await addAccount(test, { passwordAge });
    const token = await tokenOf(test, email);

    expect((await setByToken(token)).statusCode).toBe(204);
    expect(await opens(test, token)).toBe(false);
    expect((await login(test, email, NEW)).json()).toMatchObject({ active: true });
  });

  it('works once', async () => {
    const { email } = await addAccount(test, { passwordAge: 91 });
    const token = await tokenOf(test, email);
    await setByToken(token);

    expect(refusalOf(await setByToken(token, 'Assay-demo-3'))).toEqual([400, 'EXPIRED_TOKEN']);
  });

  it('does not work after 30 minutes', async () => {
    const { email, id } = await addAccount(test, { passwordAge: 91 });
    const token = await tokenOf(test, email);
    await test.asOwner(1, (tx) =>
      tx.run(sql`update sessions set expires_at = now() where user_id = ${id}`),
    );

    expect(refusalOf(await setByToken(token))).toEqual([400, 'EXPIRED_TOKEN']);
  });

  it('does not work with an active session', async () => {
    const { email } = await addAccount(test);

    expect(refusalOf(await setByToken(await tokenOf(test, email)))).toEqual([400, 'EXPIRED_TOKEN']);
  });

  it('refuses the expired password', async () => {
    const { email } = await addAccount(test, { passwordAge: 91 });

    expect(refusalOf(await setByToken(await tokenOf(test, email), PASSWORD))).toEqual([
      400,
      'PASSWORD_AS_PREVIOUS',
    ]);
  });

  it('asks for the second factor at the sign-in that follows', async () => {
    const { email } = await addAccount(test, { passwordAge: 91, mfa: true });
    await setByToken(await tokenOf(test, email));

    expect((await login(test, email, NEW)).json()).toMatchObject({ reason: 'MFA_REQUIRED' });
  });
});

describe('changing the own password', () => {
  it('ends all sessions, this one too', async () => {
    const { email } = await addAccount(test);
    const tokens = [await tokenOf(test, email), await tokenOf(test, email)];

    expect((await change(tokens[0] ?? '', PASSWORD)).statusCode).toBe(204);

    expect([await opens(test, tokens[0] ?? ''), await opens(test, tokens[1] ?? '')]).toEqual([
      false,
      false,
    ]);
    expect((await login(test, email, NEW)).statusCode).toBe(200);
    expect((await login(test, email)).json().errorCode).toBe('WRONG_CREDENTIALS');
  });

  it('works for a client user', async () => {
    const { email } = await addAccount(test, {
      role: 'LOCATION_MANAGER',
      companyId: await test.addCompany('Change'),
    });

    expect((await change(await tokenOf(test, email), PASSWORD)).statusCode).toBe(204);
    expect((await login(test, email, NEW)).statusCode).toBe(200);
  });

  it('works for a SUPER_ADMIN of tenant 1 who acts in another tenant', async () => {
    const { email } = await addAccount(test, { role: 'SUPER_ADMIN' });
    const token = await tokenOf(test, email, { 'x-tenant-host': 'summit.localhost' });

    expect((await change(token, PASSWORD)).statusCode).toBe(204);
    expect((await login(test, email, NEW)).statusCode).toBe(200);
  });

  it('needs the current one', async () => {
    const { email } = await addAccount(test);
    const token = await tokenOf(test, email);

    const answer = await change(token, 'Wrong-one-1');

    expect(refusalOf(answer)).toEqual([400, 'INVALID_CURRENT_PASSWORD']);
    expect(answer.json().errors.oldPassword[0].message).toBe(
      'Current password is incorrect. Please try again.',
    );
    expect(await opens(test, token)).toBe(true);
  });

  it('locks the account of who guesses it', async () => {
    const { email, id } = await addAccount(test);
    const token = await tokenOf(test, email);

    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push((await change(token, 'Wrong-one-1')).json().errorCode);

    expect(answers).toEqual([...Array(4).fill('INVALID_CURRENT_PASSWORD'), 'ACCOUNT_LOCKED']);
    expect(await stateOf(test, id)).toMatchObject({ account_status: 'LOCKED' });
    expect(await opens(test, token)).toBe(false);
  });

  it('takes none of the last five, and the sixth again', async () => {
    const { email } = await addAccount(test);
    const passwords = [PASSWORD, 'Assay-demo-2', 'Assay-demo-3', 'Assay-demo-4', 'Assay-demo-5'];
    for (const [at, password] of passwords.entries()) {
      const next = passwords[at + 1];
      const token = (await login(test, email, password)).json().token;
      if (next !== undefined) expect((await change(token, password, next)).statusCode).toBe(204);
    }
    const token = (await login(test, email, 'Assay-demo-5')).json().token;

    for (const password of passwords)
      expect(refusalOf(await change(token, 'Assay-demo-5', password))).toEqual([
        400,
        'PASSWORD_AS_PREVIOUS',
      ]);
    expect((await change(token, 'Assay-demo-5', 'Assay-demo-6')).statusCode).toBe(204);
    const last = (await login(test, email, 'Assay-demo-6')).json().token;
    expect((await change(last, 'Assay-demo-6', PASSWORD)).statusCode).toBe(204);
  });

  it('needs a session before it looks at the fields', async () => {
    const answer = await test.call('PUT /api/profile/password', { body: {} });

    expect(refusalOf(answer)).toEqual([401, 'UNAUTHORIZED']);
  });

  it('fails on both fields at once', async () => {
    const { email } = await addAccount(test);

    const answer = await change(await tokenOf(test, email), '', 'short');

    expect(answer.json().errors).toMatchObject({
      oldPassword: [{ errorCode: 'BLANK' }],
      password: [{ errorCode: 'INVALID' }],
    });
  });
});
