import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { purgeCredentials } from '../session/sessions.repository.ts';
import { addAccount, PASSWORD } from '../session/testing/session-test-kit.ts';

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const login = (email: string, password: string = PASSWORD, agent: string = chrome) =>
  api.call('POST /api/login', {
    headers: { 'user-agent': agent },
    body: { username: email, password, timezone: 'UTC', timezoneOffset: 0 },
  });

async function signIn(): Promise<TestSession & { email: string }> {
  const { id: userId, email } = await addAccount(api);
  return { userId, email, token: (await login(email)).json<{ token: string }>().token };
}

interface Told {
  id: string;
  device: string;
  isCurrent: boolean;
}
const read = async (path: string, session: TestSession): Promise<Told[]> =>
  (await api.call(`GET ${path}`, { session })).json<{ results: Told[] }>().results;
const statusOf = async (session: TestSession): Promise<number> =>
  (await api.call('GET /api/profile', { session })).statusCode;

describe('sessions', () => {
  it('tell device, address and which one asks, and no token', async () => {
    const user = await signIn();

    const answer = await api.call('GET /api/profile/sessions', { session: user });

    expect(answer.json()).toEqual({
      results: [
        {
          id: expect.any(String),
          device: 'Chrome 141 on Windows',
          address: '127.0.0.1',
          createdAt: expect.any(String),
          lastActivityAt: expect.any(String),
          isCurrent: true,
        },
      ],
    });
    expect(answer.body).not.toContain(user.token.slice(3));
  });

  it('end one by one, with their next call', async () => {
    const user = await signIn();
    const second = { ...user, token: (await login(user.email)).json<{ token: string }>().token };
    const other = (await read('/api/profile/sessions', user)).find((each) => !each.isCurrent);

    const path = `DELETE /api/profile/sessions/${other?.id}`;
    expect((await api.call(path, { session: user })).statusCode).toBe(204);

    expect([await statusOf(user), await statusOf(second)]).toEqual([200, 401]);
  });

  it('end all together, by who manages the account', async () => {
    const user = await signIn();

    const path = `/api/users/${user.userId}/sessions`;
    expect((await read(path, admin)).map(({ isCurrent }) => isCurrent)).toEqual([false]);
    expect((await api.call(`DELETE ${path}`, { session: admin })).statusCode).toBe(204);

    expect(await statusOf(user)).toBe(401);
    expect(await read(path, admin)).toEqual([]);
  });

  it('of somebody else are not ended by naming one of them', async () => {
    const [user, other] = [await signIn(), await signIn()];
    const [session] = await read('/api/profile/sessions', other);

    const mine = await api.call(`DELETE /api/profile/sessions/${session?.id}`, { session: user });
    const path = `/api/users/${user.userId}/sessions/${session?.id}`;
    const managed = await api.call(`DELETE ${path}`, { session: admin });

    expect([mine.statusCode, managed.statusCode]).toEqual([404, 404]);
    expect(await statusOf(other)).toBe(200);
  });

  it('of a wider role are not told', async () => {
    const staff = await api.signIn({ role: 'MD_USER' });

    for (const part of ['sessions', 'signins']) {
      const path = `GET /api/users/${admin.userId}/${part}`;
      expect((await api.call(path, { session: staff })).statusCode).toBe(403);
    }
  });

  it('of a super administrator of tenant 1 in another tenant are the own and nobody’s there', async () => {
    const tenantId = await api.addTenant('guest');
    const guest = await api.signIn({ role: 'SUPER_ADMIN', tenantId, homeTenantId: 1 });
    const local = await api.signIn({ role: 'SUPER_ADMIN', tenantId });

    expect(await read('/api/profile/sessions', guest)).toHaveLength(1);
    expect(await read(`/api/users/${guest.userId}/sessions`, admin)).toHaveLength(1);
    const path = `DELETE /api/users/${local.userId}/sessions`;
    await api.call(path, { session: guest });
    expect([await statusOf(guest), await statusOf(local)]).toEqual([200, 401]);
  });
});

describe('sign-ins', () => {
  it('say what came of each, newest first, page by page', async () => {
    const { id, email } = await addAccount(api);
    await login(email, 'Wrong-one-1', 'curl/8');
    await login(email);

    const path = `GET /api/users/${id}/signins`;
    const all = await api.call(path, { session: admin });
    const failed = await api.call(`${path}?outcome[EQ]=WRONG_PASSWORD&limit=1`, { session: admin });

    const { results, total } = all.json<{ results: object[]; total: number }>();
    expect(results).toMatchObject([
      { outcome: 'SIGNED_IN', device: 'Chrome 141 on Windows', address: '127.0.0.1' },
      { outcome: 'WRONG_PASSWORD', device: 'Unknown device' },
    ]);
    expect(total).toBe(2);
    expect(failed.json()).toMatchObject({ total: 1, limit: 1 });
    expect(all.body).not.toContain('Wrong-one-1');
  });

  it('tell a locked account, a missing code and a wrong one apart', async () => {
    const locked = await addAccount(api, { status: 'LOCKED' });
    const careful = await addAccount(api, { mfa: true });
    await login(locked.email);
    const { token } = (await login(careful.email)).json<{ token: string }>();
    await api.call('POST /api/mfa/code/send', { body: { token } });
    await api.call('POST /api/mfa/token/activate', { body: { token, code: '0' } });

    const outcomes = async (id: number) =>
      (await api.call(`GET /api/users/${id}/signins`, { session: admin }))
        .json<{ results: { outcome: string }[] }>()
        .results.map(({ outcome }) => outcome);
    expect(await outcomes(locked.id)).toEqual(['ACCOUNT_LOCKED']);
    expect(await outcomes(careful.id)).toEqual(['WRONG_CODE', 'INCOMPLETE']);
  });

  it('leave nothing of a name that nobody has, and go after 90 days', async () => {
    const user = await signIn();
    const count = () =>
      api.asOwner(1, (tx) =>
        tx.row<{ n: number }>(sql`select count(*)::integer as n from sign_ins`),
      );
    const before = await count();
    await login('nobody@assay.test');
    expect(await count()).toEqual(before);

    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update sign_ins set created_at = now() - interval '91 days' where user_id = ${user.userId}`,
      ),
    );
    await inTransaction(api.database, {}, purgeCredentials);

    const { n } = (await count()) ?? { n: 0 };
    expect(n).toBe((before?.n ?? 0) - 1);
  });
});
