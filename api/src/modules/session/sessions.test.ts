import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test as it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import {
  effectiveSettings,
  type CompanySettings,
  type OwnSettings,
  type SystemSettings,
} from '../profile/effective-settings.ts';
import { settingDefaults } from '@assay/schema/settings/defaults';
import { addAccount, login, opens, setSystem, tokenOf } from './testing/session-test-kit.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');

/** Pretends that a session was used some minutes ago. */
const age = (id: number, minutes: number) =>
  test.asOwner(1, (tx) =>
    tx.run(
      sql`update sessions set last_used_at = now() - make_interval(mins => ${minutes}) where user_id = ${id} and home_tenant_id = 1`,
    ),
  );
const lastUse = async (id: number): Promise<number> => {
  const row = await test.asOwner(1, (tx) =>
    tx.row<{ seconds: number }>(sql`
      select extract(epoch from now() - last_used_at)::integer as seconds from sessions where user_id = ${id} and home_tenant_id = 1`),
  );
  return row?.seconds ?? -1;
};
const signedIn = async (): Promise<{ id: number; email: string; token: string }> => {
  const account = await addAccount(test);
  return { ...account, token: await tokenOf(test, account.email) };
};

describe('five wrong passwords from outside', () => {
  it('lock sign-in and leave a session that runs', async () => {
    const { email, token } = await signedIn();

    for (let attempt = 0; attempt < 5; attempt += 1) await login(test, email, 'Wrong-one-1');

    expect((await login(test, email)).json()).toMatchObject({ errorCode: 'ACCOUNT_LOCKED' });
    expect(await opens(test, token)).toBe(true);
  });
});

describe('a session ends', () => {
  it('when the current password is guessed in it, for good: unlocking does not bring it back', async () => {
    const { id, email, token } = await signedIn();
    const other = await tokenOf(test, email);
    const body = { oldPassword: 'Wrong-one-1', password: 'Assay-demo-2' };
    for (let attempt = 0; attempt < 5; attempt += 1)
      await test.call('PUT /api/profile/password', { session: { userId: id, token }, body });

    await test.asOwner(1, (tx) =>
      tx.run(sql`update users set account_status = 'ACTIVE' where tenant_id = 1 and id = ${id}`),
    );

    expect([await opens(test, token), await opens(test, other)]).toEqual([false, false]);
  });

  it.each([
    [35, true],
    [37, false],
  ])(
    '6 minutes after the automatic logout of 30: idle for %i minutes, open %s',
    async (minutes, open) => {
      const { id, token } = await signedIn();
      await age(id, minutes);

      expect(await opens(test, token)).toBe(open);
    },
  );

  it.each([
    [11 * 60 + 59, true],
    [12 * 60 + 1, false],
  ])(
    '12 hours after the last call without automatic logout: idle for %i minutes, open %s',
    async (minutes, open) => {
      const { id, token } = await signedIn();
      await test.asOwner(1, (tx) =>
        tx.run(
          sql`insert into user_settings (tenant_id, user_id, key, value) values (1, ${id}, 'AUTOMATIC_LOGOUT', 'false')`,
        ),
      );
      await age(id, minutes);

      expect(await opens(test, token)).toBe(open);
    },
  );

  it.each([
    ['deleted', sql`deleted_at = now()`],
    ['left without a role', sql`role = null`],
  ])('when its user is %s', async (_name, change) => {
    const { id, token } = await signedIn();

    await test.asOwner(1, (tx) =>
      tx.run(sql`update users set ${change} where tenant_id = 1 and id = ${id}`),
    );

    expect(await opens(test, token)).toBe(false);
  });

  it('when its tenant is disabled, except for a SUPER_ADMIN of tenant 1', async () => {
    const host = { 'x-tenant-host': 'summit.localhost' };
    const own = await tokenOf(test, (await addAccount(test, { tenantId: summit })).email, host);
    const platform = await tokenOf(
      test,
      (await addAccount(test, { role: 'SUPER_ADMIN' })).email,
      host,
    );

    await test.asOwner(1, (tx) =>
      tx.run(sql`update tenants set enabled = false where id = ${summit}`),
    );

    expect([await opens(test, own), await opens(test, platform)]).toEqual([false, true]);
    await test.asOwner(1, (tx) =>
      tx.run(sql`update tenants set enabled = true where id = ${summit}`),
    );
  });

  it('when its tenant is deleted, for everybody', async () => {
    const gone = await test.addTenant('gone');
    const token = await tokenOf(test, (await addAccount(test, { role: 'SUPER_ADMIN' })).email, {
      'x-tenant-host': 'gone.localhost',
    });

    await test.asOwner(1, (tx) =>
      tx.run(sql`update tenants set deleted_at = now() where id = ${gone}`),
    );

    expect(await opens(test, token)).toBe(false);
  });

  it('in every other tenant when a SUPER_ADMIN of tenant 1 loses that role', async () => {
    const { email, id } = await addAccount(test, { role: 'SUPER_ADMIN' });
    const token = await tokenOf(test, email, { 'x-tenant-host': 'summit.localhost' });

    await test.asOwner(1, (tx) =>
      tx.run(sql`update users set role = 'MD_USER' where tenant_id = 1 and id = ${id}`),
    );

    expect(await opens(test, token)).toBe(false);
  });
});

describe('use of a session', () => {
  it('prolongs it', async () => {
    const { id, token } = await signedIn();
    await age(id, 20);

    await opens(test, token);

    expect(await lastUse(id)).toBeLessThan(60);
  });

  it('is recorded once a minute at most', async () => {
    const { id, token } = await signedIn();
    await test.asOwner(1, (tx) =>
      tx.run(
        sql`update sessions set last_used_at = now() - interval '50 seconds' where user_id = ${id}`,
      ),
    );

    await opens(test, token);

    expect(await lastUse(id)).toBeGreaterThanOrEqual(50);
  });

  it.each([
    ['?active=true', true],
    ['?active=false', false],
    ['', false],
  ])('GET /api/notifications%s counts as use: %s', async (query, counts) => {
    const { id, token } = await signedIn();
    await age(id, 20);

    const answer = await test.call(`GET /api/notifications${query}`, {
      session: { userId: id, token },
    });

    expect(answer.statusCode).toBe(200);
    expect((await lastUse(id)) < 60).toBe(counts);
  });
});

describe('logging out', () => {
  const logout = (token: string | null) =>
    test.call('POST /api/logout', token === null ? {} : { session: { userId: 0, token } });

  it('ends the session', async () => {
    const { token } = await signedIn();

    expect((await logout(token)).statusCode).toBe(204);
    expect(await opens(test, token)).toBe(false);
  });

  it('twice, without a token or with nonsense is no error', async () => {
    const { token } = await signedIn();
    await logout(token);

    const answers = [await logout(token), await logout(null), await logout('nonsense')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  });

  it('is in the audit log, once and with the person', async () => {
    const { token, id } = await signedIn();

    await logout(token);
    await logout(token);

    const rows = await test.asOwner(1, (tx) =>
      tx.rows(
        sql`select actor_user_id from audit_log where entity = 'user' and entity_id = ${String(id)} and action = 'user.signedOut'`,
      ),
    );
    expect(rows).toEqual([{ actor_user_id: id }]);
  });

  it('ends a sign-in that was not complete', async () => {
    const { email, id } = await addAccount(test, { mfa: true });

    await logout(await tokenOf(test, email));

    const rows = await test.asOwner(1, (tx) =>
      tx.rows(sql`select 1 from sessions where user_id = ${id} and home_tenant_id = 1`),
    );
    expect(rows).toEqual([]);
  });

  it('leaves other sessions of the user alone', async () => {
    const { email, token } = await signedIn();
    const other = await tokenOf(test, email);

    await logout(token);

    expect(await opens(test, other)).toBe(true);
  });
});

it.each([
  '',
  'Bearer',
  'Bearer x',
  `Bearer 1.${'a'.repeat(43)}`,
  'Basic YTpi',
  `bearer 999.${'a'.repeat(43)}`,
])('the header %j opens nothing', async (authorization) => {
  const answer = await test.call('GET /api/profile', { headers: { authorization } });

  expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
});

it('a token opens its own tenant only, whatever tenant is written in front of it', async () => {
  const { token } = await signedIn();

  expect(await opens(test, token.replace(/^1\./, `${summit}.`))).toBe(false);
});

describe('the database ends sessions by the order of the settings', () => {
  const flags = [true, false];
  const cases = flags.flatMap((override) =>
    [true, false, undefined].flatMap((system) =>
      [true, false, null].flatMap((company) =>
        [true, false, undefined].map((own) => ({ override, system, company, own })),
      ),
    ),
  );
  let companyId: number;

  beforeAll(async () => {
    companyId = await test.addCompany('Order');
  });

  it('like effectiveSettings, for all combinations', async () => {
    const { id } = await addAccount(test, { role: 'COMPANY_USER', companyId });
    for (const { override, system, company, own } of cases) {
      const systemValues: Partial<SystemSettings> = {
        OVERRIDE_LOGOUT_SETTINGS: override,
        ...(system === undefined ? {} : { AUTOMATIC_LOGOUT: system, AUTOMATIC_LOGOUT_PERIOD: 5 }),
      };
      const companyValues: CompanySettings = {
        AUTOMATIC_LOGOUT: company,
        AUTOMATIC_LOGOUT_PERIOD: company === null ? null : 10,
      };
      const ownValues: Partial<OwnSettings> =
        own === undefined ? {} : { AUTOMATIC_LOGOUT: own, AUTOMATIC_LOGOUT_PERIOD: 15 };
      await test.asOwner(1, async (tx) => {
        await tx.run(sql`delete from tenant_settings`);
        await tx.run(sql`delete from company_settings`);
        await tx.run(sql`delete from user_settings`);
        await tx.run(sql`insert into company_settings (company_id, key, value)
          select ${companyId}, e.key, e.value from jsonb_each(${JSON.stringify(companyValues)}::jsonb) e`);
        await tx.run(sql`insert into user_settings (user_id, key, value)
          select ${id}, e.key, e.value from jsonb_each(${JSON.stringify(ownValues)}::jsonb) e`);
      });
      await setSystem(test, 1, systemValues);

      const row = await test.asOwner(1, (tx) =>
        tx.row(sql`select * from app.automatic_logout(1, ${companyId}, 1, ${id})`),
      );

      const expected = effectiveSettings({
        system: { ...settingDefaults, ...systemValues },
        company: companyValues,
        user: ownValues,
      });
      expect(row, JSON.stringify({ override, system, company, own })).toEqual({
        is_on: expected.AUTOMATIC_LOGOUT,
        minutes: expected.AUTOMATIC_LOGOUT_PERIOD,
      });
    }
  });
});

it('what nobody can use any more is removed at night', async () => {
  const { id } = await signedIn();
  await age(id, 25 * 60);
  await test.asOwner(1, (tx) => tx.row(sql`select app.purge_credentials()`));

  const rows = await test.asOwner(1, (tx) =>
    tx.rows(sql`select 1 from sessions where user_id = ${id} and home_tenant_id = 1`),
  );
  expect(rows).toEqual([]);
});
