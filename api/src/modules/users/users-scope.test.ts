import { describe, expect, it } from 'vitest';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addAccount } from '../session/testing/session-test-kit.ts';
import { held, growUserWorld } from './testing/user-world.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');
const {
  superAdmin,
  companyId,
  otherId,
  administrator,
  region,
  area,
  east,
  near,
  far,
  addUnit,
  added,
  remove,
} = await growUserWorld(test);

describe('who sees whom', () => {
  const idsFor = async (session: TestSession, query = '') => {
    const answer = await test.call(`GET /api/companies/${companyId}/users?limit=1000&${query}`, {
      session,
    });
    const { results, total } = answer.json();
    expect(total).toBe(results.length);
    return results.map(({ id }: { id: number }) => id);
  };

  it('a manager sees who is in charge of nothing but the own part, and counts no more', async () => {
    const manager = await test.signIn({ role: 'REGION_MANAGER', companyId, contextIds: [region] });
    const inside = [
      await added(held('AREA_MANAGER', area)),
      await added(held('LOCATION_MANAGER', near)),
    ];
    const outside = [
      await added(held('LOCATION_MANAGER', near, far)),
      await added(held('REGION_MANAGER', east)),
      await added(held('COMPANY_USER')),
    ];
    const company = () => test.call(`GET /api/companies/${companyId}`, { session: manager });

    const seen = await idsFor(manager);
    expect(seen).toEqual(expect.arrayContaining([manager.userId, ...inside.map(({ id }) => id)]));
    for (const { id, username } of outside) {
      expect(seen).not.toContain(id);
      expect(await idsFor(manager, `username[EQ]=${username}`)).toEqual([]);
      expect((await test.call(`GET /api/users/${id}`, { session: manager })).statusCode).toBe(404);
    }
    expect((await company()).json().numberOfUsers).toBe(seen.length);
  });

  it('a manager whose unit is gone still has the own account', async () => {
    const gone = await addUnit('Gone', null);
    const manager = await test.signIn({ role: 'REGION_MANAGER', companyId, contextIds: [gone] });
    await test.call(`DELETE /api/administrativeunits/${gone}`, { session: superAdmin });

    expect((await test.call('GET /api/profile', { session: manager })).statusCode).toBe(200);
    expect(await idsFor(manager)).toEqual([manager.userId]);
  });

  it('client users see people of the own company, and none of the TPA', async () => {
    const user = await test.signIn({ role: 'COMPANY_USER', companyId });
    await addAccount(test, { role: 'COMPANY_USER', companyId: otherId });
    const results = (await test.call('GET /api/users?limit=1000', { session: user })).json()
      .results as { companyId: number }[];

    expect(new Set(results.map((each) => each.companyId))).toEqual(new Set([companyId]));
  });

  it('finds the managers of a location', async () => {
    const { id } = await added(held('LOCATION_MANAGER', far));
    const answer = await test.call(`GET /api/users?locationIds[IN][]=${far}&limit=100`, {
      session: superAdmin,
    });
    const ids = answer.json().results.map((each: { id: number }) => each.id);

    expect(ids).toContain(id);
    expect(
      answer
        .json()
        .results.every(({ locationIds }: { locationIds: number[] }) => locationIds.includes(far)),
    ).toBe(true);
  });
});

describe('the check of a name', () => {
  const check = (name: string, session = administrator) =>
    test.call(`GET /api/users/username/${encodeURIComponent(name)}`, { session });

  it('says whether somebody has it, wherever', async () => {
    const { email } = await addAccount(test, { tenantId: summit });

    expect((await check(email.toUpperCase())).json()).toEqual({ exists: true });
    expect((await check('nobody@northwind.test')).json()).toEqual({ exists: false });
    expect((await check('not an address')).json().errors).toMatchObject({
      username: [{ errorCode: 'INVALID_EMAIL_ADDRESS' }],
    });
  });

  it('says that the name of somebody deleted is free, and it is', async () => {
    const { id, username } = await added({});
    await remove(id, administrator);

    expect((await check(username)).json()).toEqual({ exists: false });
    expect((await added({ username })).id).not.toBe(id);
  });
});
