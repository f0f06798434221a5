import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test as it } from 'vitest';
import { featureFlagDefaults } from '@assay/schema/profile/feature-flags';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');
const companyId = await test.addCompany('Northwind Logistics');
afterEach(() =>
  test.asOwner(1, async (tx) => {
    await tx.run(sql`delete from company_settings`);
    await tx.run(sql`delete from feature_flags`);
  }),
);

const set = (key: string, value: unknown) =>
  test.asOwner(1, (tx) =>
    tx.run(sql`insert into company_settings (company_id, key, value)
      values (${companyId}, ${key}, ${JSON.stringify(value)}::jsonb)`),
  );

describe('permissions', () => {
  const held = async (session: TestSession): Promise<string[]> =>
    (await test.call('GET /api/permissions', { session })).json().results;

  it('of tenant administration are held in tenant 1 only', async () => {
    const platform = await held(await test.signIn({ role: 'SUPER_ADMIN' }));
    const other = await held(await test.signIn({ role: 'SUPER_ADMIN', tenantId: summit }));
    const guest = await held(
      await test.signIn({ role: 'SUPER_ADMIN', tenantId: summit, homeTenantId: 1 }),
    );

    expect(
      [platform, other, guest].map((each) => each.includes('SUPER_ADMIN_MANAGE_TENANTS')),
    ).toEqual([true, false, true]);
  });

  it('follow the features of the company', async () => {
    const session = await test.signIn({ role: 'COMPANY_ADMIN', companyId });
    const before = await held(session);
    await set('ENABLE_RANDOM_SELECTION_FOR_ADMIN', true);

    expect(before).not.toContain('MANAGE_RANDOM_SELECTION');
    expect(await held(session)).toContain('MANAGE_RANDOM_SELECTION');
  });

  it('include what was granted to the person', async () => {
    const session = await test.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });

    expect(await held(session)).toContain('VIEW_UNVERIFIED_RESULTS');
    expect(await held(await test.signIn({ role: 'SUPER_ADMIN' }))).not.toContain(
      'VIEW_UNVERIFIED_RESULTS',
    );
  });
});

describe('company features', () => {
  const featuresOf = async (session: TestSession) =>
    (await test.call('GET /api/companyadminfeatures', { session })).json();

  it('are all on for internal users', async () => {
    expect(await featuresOf(await test.signIn({ role: 'MD_USER' }))).toEqual({
      ENABLE_RANDOM_SELECTION_FOR_ADMIN: true,
      ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: true,
    });
  });

  it('are those of the company for its users', async () => {
    await set('ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT', true);

    expect(await featuresOf(await test.signIn({ role: 'COMPANY_USER', companyId }))).toEqual({
      ENABLE_RANDOM_SELECTION_FOR_ADMIN: false,
      ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT: true,
    });
  });
});

describe('feature flags', () => {
  const flagsOf = async (session: TestSession): Promise<Record<string, boolean>> =>
    Object.fromEntries(
      (await test.call('GET /api/featureflags', { session }))
        .json()
        .results.map(({ name, enabled }: { name: string; enabled: boolean }) => [name, enabled]),
    );

  it('have the defaults of the contract', async () => {
    expect(await flagsOf(await test.signIn({ role: 'COMPANY_USER', companyId }))).toEqual(
      featureFlagDefaults,
    );
  });

  it('are set for the installation, and for a tenant over that', async () => {
    await test.asOwner(1, (tx) =>
      tx.run(sql`insert into feature_flags (tenant_id, name, enabled)
        values (${summit}, 'MD20', true), (0, 'MD20', false), (0, 'MY_LOCATIONS', true)`),
    );

    const first = await flagsOf(await test.signIn({ role: 'MD_USER' }));
    const second = await flagsOf(await test.signIn({ role: 'MD_USER', tenantId: summit }));

    expect([first['MD20'], first['MY_LOCATIONS']]).toEqual([false, true]);
    expect([second['MD20'], second['MY_LOCATIONS']]).toEqual([true, true]);
  });
});
