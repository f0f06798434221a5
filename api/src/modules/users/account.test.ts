import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addAccount, linkCodeIn, mailsTo } from '../session/testing/session-test-kit.ts';
import { held, codeOf, growUserWorld } from './testing/user-world.ts';

const test = await useTestApp();
const {
  superAdmin,
  companyId,
  otherId,
  administrator,
  region,
  east,
  near,
  far,
  added,
  get,
  put,
  act,
  remove,
  reset,
} = await growUserWorld(test);

describe('running sessions', () => {
  const works = async (session: TestSession) =>
    (await test.call('GET /api/permissions', { session })).statusCode;

  it('go on after another role or unit, and see with the next call what it gives', async () => {
    const manager = await test.signIn({ role: 'REGION_MANAGER', companyId, contextIds: [region] });
    const locations = async () =>
      (await test.call('GET /api/locations', { session: manager }))
        .json()
        .results.map(({ id }: { id: number }) => id);
    expect(await locations()).toEqual([near]);

    await put(manager.userId, { jobTitle: 'Manager', ...held('REGION_MANAGER', east) });
    expect(await locations()).toEqual([far]);
    await put(manager.userId, { jobTitle: 'Manager', ...held('LOCATION_MANAGER', near) });
    expect(await locations()).toEqual([near]);
  });

  it.each(['lock', 'remove', 'reset'])('end with %s', async (what) => {
    const user = await test.signIn({ role: 'COMPANY_USER', companyId });
    const { username } = await get(user.userId);
    expect(await works(user)).toBe(200);

    if (what === 'lock') await act(user.userId, 'lock', administrator);
    else if (what === 'remove') await remove(user.userId, administrator);
    else await reset(username, administrator);

    expect(await works(user)).toBe(401);
  });
});

describe('links', () => {
  const choose = (code: string) =>
    test.call('POST /api/password', { body: { code, password: 'Assay-demo-77' } });
  const lastCode = async (email: string) => linkCodeIn((await mailsTo(test, email)).at(-1));

  it('of an invitation work once, and not after a new one or for somebody deleted', async () => {
    const { id, username } = await added({});
    const former = await lastCode(username);
    await act(id, 'invite', administrator);
    const code = await lastCode(username);

    expect(codeOf(await choose(former))).toBe('INVALID_CODE');
    expect((await choose(code)).statusCode).toBe(204);
    expect(codeOf(await choose(code))).toBe('INVALID_CODE');
    expect(await get(id)).toMatchObject({ isInvitationPending: false });
    expect(codeOf(await act(id, 'invite'))).toBe('INVITATION_ALREADY_ACCEPTED');

    const gone = await added({});
    const goneCode = await lastCode(gone.username);
    await remove(gone.id, superAdmin);
    expect(codeOf(await choose(goneCode))).toBe('INVALID_CODE');
  });

  it('of an unlock open the account, unless somebody locks it again meanwhile', async () => {
    const { id, email } = await addAccount(test, {
      role: 'COMPANY_USER',
      companyId,
      status: 'LOCKED',
    });
    const status = async () => (await get(id)).accountStatus;
    expect((await act(id, 'unlock', administrator)).statusCode).toBe(204);
    const former = await lastCode(email);
    expect(await status()).toBe('LOCKED');

    await act(id, 'lock', administrator);
    expect(codeOf(await choose(former))).toBe('INVALID_CODE');
    await act(id, 'unlock', administrator);
    expect((await choose(await lastCode(email))).statusCode).toBe(204);
    expect(await status()).toBe('ACTIVE');
    expect(codeOf(await act(id, 'unlock', administrator))).toBe('USER_ALREADY_ACTIVE');
  });

  it('of an unlock are not sent to who has no role, since they would open nothing', async () => {
    const { id, email } = await addAccount(test, { role: null, status: 'LOCKED' });
    expect(codeOf(await act(id, 'unlock'))).toBe('USER_LOCKED_WITHOUT_ROLE');
    expect(await mailsTo(test, email)).toEqual([]);
  });

  it('of a reset replace the password, which is worth nothing at once', async () => {
    const { id, email } = await addAccount(test, { role: 'COMPANY_USER', companyId });
    const login = () =>
      test.call('POST /api/login', { body: { username: email, password: 'Assay-demo-1' } });
    expect((await login()).statusCode).toBe(200);

    await reset(email, administrator);

    expect(codeOf(await login())).toBe('WRONG_CREDENTIALS');
    const mail = (await mailsTo(test, email)).at(-1);
    expect(mail).toMatchObject({
      kind: 'PASSWORD_RESET',
      subject: expect.stringContaining('Your password was reset'),
    });
    // It tells what has happened: nobody may take it for a mail to ignore.
    expect(JSON.stringify(mail)).toContain('Your former password no longer works');
    expect(await get(id)).toMatchObject({ isPasswordReset: true });
    expect((await choose(await lastCode(email))).statusCode).toBe(204);
    expect(await get(id)).toMatchObject({ isPasswordReset: false });
  });

  it('are not sent to who is locked, which is said of that person', async () => {
    const invited = await added({});
    await act(invited.id, 'lock', administrator);
    const { email } = await addAccount(test, { role: 'COMPANY_USER', companyId, status: 'LOCKED' });

    const refusals = [
      await act(invited.id, 'invite', administrator),
      await reset(email, administrator),
    ];

    for (const refusal of refusals) {
      expect([refusal.statusCode, codeOf(refusal)]).toEqual([409, 'USER_LOCKED']);
      expect(refusal.json().message).toMatch(/^This user is locked\. Unlock the user instead/);
    }
    expect(await mailsTo(test, email)).toEqual([]);
  });

  it('are not sent to people out of sight', async () => {
    const { email } = await addAccount(test, { role: 'COMPANY_USER', companyId: otherId });

    const answer = await reset(email, administrator);

    expect(codeOf(answer)).toBe('RESOURCE_NOT_FOUND');
    expect(await mailsTo(test, email)).toEqual([]);
  });
});
