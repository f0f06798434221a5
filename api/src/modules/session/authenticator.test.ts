import { sql } from 'drizzle-orm';
import { describe, expect, test as it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { setUpApp, shownBy, startApp } from './testing/authenticator-kit.ts';
import { addAccount, login, mailsTo, PASSWORD, stateOf } from './testing/session-test-kit.ts';

const test = await useTestApp();
const OWN = '/api/profile/authenticator';

interface Answer {
  token: string;
  errorCode?: string;
  params: Record<string, unknown>;
  errors?: object;
}

async function signedIn(): Promise<{ id: number; email: string; session: TestSession }> {
  const { id, email } = await addAccount(test);
  const { token } = (await login(test, email)).json<Answer>();
  return { id, email, session: { userId: id, token } };
}

async function withApp() {
  const person = await signedIn();
  return { ...person, ...(await setUpApp(test, person.session)) };
}

/** Signs in with the password and then with a code. */
async function enter(email: string, code: string) {
  const { token } = (await login(test, email)).json<Answer>();
  return test.call('POST /api/mfa/token/activate', { body: { token, code } });
}

const superAdmin = () => test.signIn({ role: 'SUPER_ADMIN' });

describe('setting up', () => {
  it('asks for the password, which is counted like at sign-in', async () => {
    const { id, session } = await signedIn();

    const answer = await test.call(`POST ${OWN}`, { session, body: { password: 'Wrong-one-1' } });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<Answer>().errorCode).toBe('INVALID_CURRENT_PASSWORD');
    expect(answer.json<Answer>().errors).toHaveProperty('password');
    expect(await stateOf(test, id)).toMatchObject({ failed_attempts: 1 });
  });

  it('answers the key as text and for a QR code, named by portal and user', async () => {
    const { email, session } = await signedIn();

    const answer = await test.call(`POST ${OWN}`, { session, body: { password: PASSWORD } });

    const { secret, uri } = answer.json<{ secret: string; uri: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/`);
    expect(uri).toContain(`:${encodeURIComponent(email)}?secret=${secret}&issuer=`);
  });

  it('changes nothing about sign-in before a code has confirmed it', async () => {
    const { email, session } = await signedIn();
    await startApp(test, session);

    expect((await login(test, email)).json()).toMatchObject({ active: true, authenticator: false });
    const own = await test.call(`GET ${OWN}`, { session });
    expect(own.json()).toEqual({ active: false, since: null, recoveryCodesLeft: 0 });
  });

  it('refuses a wrong code on its field, and takes the next one', async () => {
    const { session } = await signedIn();
    const secret = await startApp(test, session);
    const wrong = shownBy(secret) === '000000' ? '000001' : '000000';

    const refused = await test.call(`POST ${OWN}/confirm`, { session, body: { code: wrong } });
    const taken = await test.call(`POST ${OWN}/confirm`, {
      session,
      body: { code: shownBy(secret).replace(/^.../, '$& ') },
    });

    expect(refused.statusCode).toBe(400);
    expect(refused.json<Answer>().errors).toHaveProperty('code');
    expect(taken.statusCode).toBe(200);
    const { recoveryCodes } = taken.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await test.call(`GET ${OWN}`, { session })).json()).toMatchObject({
      active: true,
      recoveryCodesLeft: 10,
    });
  });

  it('is refused where an app is set up already, and confirming where none was begun', async () => {
    const { session } = await withApp();
    const other = await signedIn();

    const again = await test.call(`POST ${OWN}`, { session, body: { password: PASSWORD } });
    const none = await test.call(`POST ${OWN}/confirm`, {
      session: other.session,
      body: { code: '123456' },
    });

    expect(again.json<Answer>().errorCode).toBe('AUTHENTICATOR_ACTIVE');
    expect(none.json<Answer>().errorCode).toBe('AUTHENTICATOR_MISSING');
  });

  it('keeps neither the key nor a recovery code as it is', async () => {
    const { id, secret, recoveryCodes } = await withApp();

    const stored = await test.asOwner(1, (tx) =>
      tx.rows<{ text: string }>(sql`
        select to_jsonb(a)::text as text from authenticators a where user_id = ${id}
        union all select to_jsonb(r)::text from recovery_codes r where user_id = ${id}`),
    );

    const text = stored.map((row) => row.text).join();
    expect(stored).toHaveLength(11);
    expect(text).not.toContain(secret);
    expect(text).toContain('v1.');
    for (const code of recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(Buffer.from(code).toString('hex'));
    }
  });
});

describe('sign-in', () => {
  it('asks for the code of the app in the place of a mailed one', async () => {
    const { email, secret } = await withApp();

    const answer = (await login(test, email)).json();
    const activated = await enter(email, shownBy(secret, 1));

    expect(answer).toMatchObject({ reason: 'MFA_REQUIRED', active: false, authenticator: true });
    expect(activated.statusCode).toBe(200);
  });

  it('mails no code, or the app would be worth no more than the mailbox', async () => {
    const { email } = await withApp();
    const { token } = (await login(test, email)).json<Answer>();

    const answer = await test.call('POST /api/mfa/code/send', { body: { token } });

    expect(answer.statusCode).toBe(409);
    expect(answer.json<Answer>().errorCode).toBe('AUTHENTICATOR_ACTIVE');
    const kinds = (await mailsTo(test, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['SECOND_FACTOR']);
  });

  it('takes a code once, also the one that set the app up', async () => {
    const { email, secret } = await withApp();
    const used = await enter(email, shownBy(secret));
    const fresh = shownBy(secret, 1);

    const first = await enter(email, fresh);
    const replayed = await enter(email, fresh);

    expect(used.json<Answer>().errorCode).toBe('CODE_CONFIRMATION_ERROR');
    expect(first.statusCode).toBe(200);
    expect(replayed.json<Answer>().errorCode).toBe('CODE_CONFIRMATION_ERROR');
  });

  it('lets one of two sign-ins at the same moment have the code', async () => {
    const { email, secret } = await withApp();
    const code = shownBy(secret, 1);

    const answers = await Promise.all([enter(email, code), enter(email, code)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('takes each recovery code once, however it is typed, and notes it', async () => {
    const { id, email, session, recoveryCodes } = await withApp();
    const [code = ''] = recoveryCodes;

    const first = await enter(email, code.toLowerCase().replaceAll('-', ' '));
    const again = await enter(email, code);

    expect(first.statusCode).toBe(200);
    expect(again.json<Answer>().errorCode).toBe('CODE_CONFIRMATION_ERROR');
    expect((await test.call(`GET ${OWN}`, { session })).json()).toMatchObject({
      recoveryCodesLeft: 9,
    });
    const noted = await test.asOwner(1, (tx) =>
      tx.rows(
        sql`select 1 from audit_log where action = 'user.recoveryCodeUsed' and entity_id = ${id}`,
      ),
    );
    expect(noted).toHaveLength(1);
  });

  it("refuses another user's recovery code", async () => {
    const { email } = await withApp();
    const { recoveryCodes } = await withApp();

    const answer = await enter(email, recoveryCodes[0] ?? '');

    expect(answer.json<Answer>().errorCode).toBe('CODE_CONFIRMATION_ERROR');
  });

  it('counts wrong codes of both kinds, and the fifth locks the account', async () => {
    const { id, email, secret } = await withApp();
    const wrong = [0, 1, 2].some((later) => shownBy(secret, later - 1) === '000000')
      ? '000009'
      : '000000';
    for (const code of [wrong, 'AAAA-BBBB-CCCC-DDDD', wrong, 'AAAA-BBBB-CCCC-DDDD'])
      expect((await enter(email, code)).json<Answer>().errorCode).toBe('CODE_CONFIRMATION_ERROR');

    const fifth = await enter(email, wrong);

    expect(fifth.json<Answer>().errorCode).toBe('ACCOUNT_LOCKED');
    expect(await stateOf(test, id)).toMatchObject({ account_status: 'LOCKED', failed_codes: 5 });
  });
});

const factorMails = async (email: string) =>
  (await mailsTo(test, email)).filter(({ kind }) => kind === 'SECOND_FACTOR');

describe('new recovery codes', () => {
  const renew = (session: TestSession, password: string) =>
    test.call(`POST ${OWN}/recovery-codes`, { session, body: { password } });

  it('take the place of the former ones, for the password alone, and the app stays', async () => {
    const { email, session, secret, recoveryCodes: former } = await withApp();
    expect((await renew(session, 'Wrong-one-1')).json<Answer>().errorCode).toBe(
      'INVALID_CURRENT_PASSWORD',
    );

    const { recoveryCodes } = (await renew(session, PASSWORD)).json<{ recoveryCodes: string[] }>();

    expect(new Set([...former, ...recoveryCodes]).size).toBe(20);
    expect((await test.call(`GET ${OWN}`, { session })).json()).toMatchObject({
      active: true,
      recoveryCodesLeft: 10,
    });
    expect((await enter(email, former[0] ?? '')).statusCode).toBe(400);
    expect((await enter(email, recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect((await enter(email, shownBy(secret, 1))).statusCode).toBe(200);
  });

  it('are made for nobody without an app, nor with one that no code has confirmed', async () => {
    const { session } = await signedIn();
    expect((await renew(session, PASSWORD)).json<Answer>().errorCode).toBe('AUTHENTICATOR_MISSING');
    await startApp(test, session);
    expect((await renew(session, PASSWORD)).json<Answer>().errorCode).toBe('AUTHENTICATOR_MISSING');
  });
});

describe('the mail about a changed second factor', () => {
  it('tells what, when and with which device, and neither key nor code', async () => {
    const { email, session, secret, recoveryCodes } = await withApp();
    const again = await test.call(`POST ${OWN}/recovery-codes`, {
      session,
      body: { password: PASSWORD },
    });
    const { recoveryCodes: renewed } = again.json<{ recoveryCodes: string[] }>();
    await test.call(`POST ${OWN}/turn-off`, { session, body: { password: PASSWORD } });

    const mails = await factorMails(email);

    expect(mails.map(({ subject }) => subject.split(' - ')[0])).toEqual([
      'Authenticator app added',
      'New recovery codes',
      'Authenticator app removed',
    ]);
    for (const { body_text: text } of mails) {
      expect(text).toMatch(/ on \d\d\/\d\d\/\d{4}.* with .+\./);
      expect(text).toContain('If it was not you');
      for (const secretText of [secret, ...recoveryCodes, ...renewed])
        expect(text).not.toContain(secretText);
    }
  });

  it('tells whom an administrator has taken the app from, and nobody of a refusal', async () => {
    const { id, email, session } = await withApp();
    await test.call(`POST ${OWN}/turn-off`, { session, body: { password: 'Wrong-one-1' } });
    await test.call(`POST /api/users/${id}/authenticator/reset`, {
      session: await superAdmin(),
      body: { reason: 'The phone was lost' },
    });

    const [, taken, ...others] = await factorMails(email);

    expect(others).toEqual([]);
    expect(taken?.body_text).toMatch(/^An administrator of .+ removed the authenticator app/m);
    expect(taken?.body_text).not.toContain('The phone was lost');
  });
});

describe('turning off', () => {
  it('asks for the password, and sign-in is as before', async () => {
    const { email, session } = await withApp();
    const off = (password: string) =>
      test.call(`POST ${OWN}/turn-off`, { session, body: { password } });

    expect((await off('Wrong-one-1')).json<Answer>().errorCode).toBe('INVALID_CURRENT_PASSWORD');
    expect((await off(PASSWORD)).statusCode).toBe(204);
    expect((await off(PASSWORD)).json<Answer>().errorCode).toBe('AUTHENTICATOR_MISSING');
    expect((await login(test, email)).json()).toMatchObject({ active: true });
  });

  it('of somebody else is for super administrators, with the reason in the audit log', async () => {
    const { id, email } = await withApp();
    const path = `/api/users/${id}/authenticator`;
    const body = { reason: 'The phone was lost' };
    const md = await test.signIn({ role: 'MD_USER' });

    expect((await test.call(`POST ${path}/reset`, { session: md, body })).statusCode).toBe(403);
    expect((await test.call(`GET ${path}`, { session: md })).statusCode).toBe(403);
    const session = await superAdmin();
    expect((await test.call(`GET ${path}`, { session })).json()).toMatchObject({ active: true });
    expect((await test.call(`POST ${path}/reset`, { session, body })).statusCode).toBe(204);

    expect((await login(test, email)).json()).toMatchObject({ active: true });
    const noted = await test.asOwner(1, (tx) =>
      tx.row<{ text: string }>(sql`
        select to_jsonb(a)::text as text from audit_log a
        where action = 'user.authenticatorReset' and entity_id = ${id}`),
    );
    expect(noted?.text).toContain('The phone was lost');
  });

  it('of the own account needs the password, for super administrators too', async () => {
    const session = await superAdmin();

    const answer = await test.call(`POST /api/users/${session.userId}/authenticator/reset`, {
      session,
      body: { reason: 'Mine' },
    });

    expect(answer.json<Answer>().errorCode).toBe('CANNOT_MODIFY_SELF');
  });
});
