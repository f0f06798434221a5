import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test as it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import {
  addAccount,
  login,
  opens,
  PASSWORD,
  setSystem,
  stateOf,
  tokenOf,
} from './testing/session-test-kit.ts';

const summitHost = { 'x-tenant-host': 'summit.localhost:4000' };

const test = await useTestApp();
const summit = await test.addTenant('summit');
afterEach(() => test.asOwner(1, (tx) => tx.run(sql`delete from tenant_settings`)));

describe('a successful sign-in', () => {
  it('answers an active session with profile and settings', async () => {
    const { email, id } = await addAccount(test, { role: 'SUPER_ADMIN' });

    const answer = await login(test, email);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      active: true,
      authenticator: false,
      reason: null,
      token: expect.stringMatching(/^1\.[\w-]{43}$/),
      profile: {
        id,
        username: email,
        firstName: 'Ann',
        type: 'MD',
        company: null,
        roleAssignment: { role: 'SUPER_ADMIN', name: 'Super Admin' },
      },
      settings: {
        AUTOMATIC_LOGOUT: true,
        AUTOMATIC_LOGOUT_PERIOD: 30,
        PRIMARY_TYPE_SETTINGS: 'ALL',
      },
    });
    expect(await opens(test, answer.json().token)).toBe(true);
  });

  it('takes the name in any case, with blanks around it', async () => {
    const { email } = await addAccount(test);

    expect((await login(test, `  ${email.toUpperCase()} `)).statusCode).toBe(200);
  });

  it('keeps only the hash of the token, with the time zone', async () => {
    const { email, id } = await addAccount(test);

    const token = await tokenOf(test, email);

    const rows = await test.asOwner(1, (tx) =>
      tx.rows<{ row: string }>(
        sql`select s::text as row from sessions s where user_id = ${id} and home_tenant_id = 1`,
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token.slice(2));
    expect(rows[0]?.row).toContain('America/Chicago');
  });

  it('falls back to UTC for a time zone that nobody knows', async () => {
    const { email, id } = await addAccount(test);

    await test.call('POST /api/login', {
      body: { username: email, password: PASSWORD, timezone: "'; drop table users" },
    });

    const row = await test.asOwner(1, (tx) =>
      tx.row(sql`select timezone from sessions where user_id = ${id} and home_tenant_id = 1`),
    );
    expect(row).toEqual({ timezone: 'UTC' });
  });

  it('forgets earlier failures', async () => {
    const { email, id } = await addAccount(test);
    await login(test, email, 'Wrong-one-1');

    await login(test, email);

    expect(await stateOf(test, id)).toMatchObject({ failed_attempts: 0 });
  });

  it('writes who signed in to the audit log', async () => {
    const { email, id } = await addAccount(test);

    await login(test, email);

    const rows = await test.asOwner(1, (tx) =>
      tx.rows(sql`select action, actor_user_id from audit_log where entity_id = ${String(id)}`),
    );
    expect(rows).toEqual([{ action: 'user.signedIn', actor_user_id: id }]);
  });
});

describe('who may sign in', () => {
  it('not a locked user, even with the right password', async () => {
    const { email } = await addAccount(test, { status: 'LOCKED' });

    const answer = await login(test, email);

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'ACCOUNT_LOCKED']);
  });

  it('not a user without a role', async () => {
    const { email } = await addAccount(test, { role: null });

    const answer = await login(test, email);

    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'USER_WITHOUT_ROLE']);
  });

  it('not a deleted user', async () => {
    const { email, id } = await addAccount(test);
    await test.asOwner(1, (tx) =>
      tx.run(sql`update users set deleted_at = now() where tenant_id = 1 and id = ${id}`),
    );

    expect((await login(test, email)).json().errorCode).toBe('WRONG_CREDENTIALS');
  });

  it('a user at the host of the own tenant', async () => {
    const { email } = await addAccount(test, { tenantId: summit, role: 'SUPER_ADMIN' });

    const answer = await login(test, email, PASSWORD, summitHost);

    expect(answer.json()).toMatchObject({
      active: true,
      token: expect.stringMatching(new RegExp(`^${summit}\\.`)),
    });
  });

  it('a SUPER_ADMIN of tenant 1 anywhere, acting in that tenant', async () => {
    const { email, id } = await addAccount(test, { role: 'SUPER_ADMIN' });

    const answer = await login(test, email, PASSWORD, summitHost);

    expect(answer.json()).toMatchObject({
      active: true,
      profile: { id },
      token: expect.stringMatching(new RegExp(`^${summit}\\.`)),
    });
    expect(await opens(test, answer.json().token)).toBe(true);
  });

  it('not another user of tenant 1', async () => {
    const { email } = await addAccount(test, { role: 'MD_USER' });

    expect((await login(test, email, PASSWORD, summitHost)).json().errorCode).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  it('not a SUPER_ADMIN of tenant 2 at the host of tenant 1', async () => {
    const { email } = await addAccount(test, { tenantId: summit, role: 'SUPER_ADMIN' });

    expect((await login(test, email)).json().errorCode).toBe('WRONG_CREDENTIALS');
  });

  describe('while the tenant is disabled', () => {
    beforeEach(() =>
      test.asOwner(1, (tx) => tx.run(sql`update tenants set enabled = false where id = ${summit}`)),
    );
    afterEach(() =>
      test.asOwner(1, (tx) => tx.run(sql`update tenants set enabled = true where id = ${summit}`)),
    );

    it('nobody of it', async () => {
      const { email } = await addAccount(test, { tenantId: summit, role: 'SUPER_ADMIN' });

      const answer = await login(test, email, PASSWORD, summitHost);

      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'TENANT_DISABLED']);
    });

    it('but a SUPER_ADMIN of tenant 1', async () => {
      const { email } = await addAccount(test, { role: 'SUPER_ADMIN' });

      expect((await login(test, email, PASSWORD, summitHost)).json()).toMatchObject({
        active: true,
      });
    });

    it('and a wrong password tells nothing of it', async () => {
      const { email } = await addAccount(test, { tenantId: summit });

      expect((await login(test, email, 'Wrong-one-1', summitHost)).json().errorCode).toBe(
        'WRONG_CREDENTIALS',
      );
    });
  });
});

describe('a sign-in that is not complete', () => {
  it.each([
    ['after 90 days', { passwordAge: 90 }, 'PASSWORD_EXPIRED'],
    ['with a password that somebody else chose', { passwordAge: null }, 'FIRST_LOGIN'],
    ['with the second factor of the user', { mfa: true }, 'MFA_REQUIRED'],
    [
      'with an expired password before the second factor',
      { mfa: true, passwordAge: 91 },
      'PASSWORD_EXPIRED',
    ],
  ])('%s shows nothing of the user', async (_name, account, reason) => {
    const { email } = await addAccount(test, account);

    const answer = await login(test, email);

    expect(answer.json()).toEqual({
      token: expect.any(String),
      reason,
      active: false,
      authenticator: false,
      profile: null,
      settings: null,
    });
    expect(await opens(test, answer.json().token)).toBe(false);
  });

  it('is what the system asks for', async () => {
    const { email } = await addAccount(test);
    await setSystem(test, 1, { MFA_ENABLED: true });

    expect((await login(test, email)).json()).toMatchObject({
      active: false,
      reason: 'MFA_REQUIRED',
    });
  });

  it('is asked for at another host too when the own tenant asks for it', async () => {
    const { email } = await addAccount(test, { role: 'SUPER_ADMIN' });
    await setSystem(test, 1, { MFA_ENABLED: true });

    expect((await login(test, email, PASSWORD, summitHost)).json()).toMatchObject({
      reason: 'MFA_REQUIRED',
    });
  });
});

describe('bad input', () => {
  it.each([
    ['a blank name', { username: '', password: PASSWORD }, 'username', 'BLANK'],
    ['no name', { password: PASSWORD }, 'username', 'BLANK'],
    [
      'a name that is no address',
      { username: 'ann', password: PASSWORD },
      'username',
      'INVALID_EMAIL_ADDRESS',
    ],
    [
      'a long name',
      { username: `${'a'.repeat(250)}@x.test`, password: PASSWORD },
      'username',
      'TOO_LONG',
    ],
    ['a blank password', { username: 'a@x.test', password: '' }, 'password', 'BLANK'],
    [
      'a very long password',
      { username: 'a@x.test', password: 'a'.repeat(257) },
      'password',
      'TOO_LONG',
    ],
    [
      'a zone offset that is none',
      { username: 'a@x.test', password: 'x', timezoneOffset: 5000 },
      'timezoneOffset',
      'INVALID',
    ],
  ])('%s fails on its field', async (_name, body, field, code) => {
    const answer = await test.call('POST /api/login', { body });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBeUndefined();
    expect(answer.json().errors[field][0].errorCode).toBe(code);
  });
});
