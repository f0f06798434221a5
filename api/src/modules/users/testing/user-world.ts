import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { locationInput } from '../../locations/testing/location-input.ts';
import { userInput } from './user-input.ts';

/** The role of a user with its units or locations, as it is sent. */
export const held = (role: string, ...authorizationContextIds: number[]) => ({
  roleAssignment: { role, authorizationContextIds },
});

/** Code of a refusal. */
export const codeOf = (answer: { json(): { errorCode?: string } }) => answer.json().errorCode;

/** Switches the feature flag by which a user may be in charge of several places. */
export const switchFlag = (test: TestApp, isOn: boolean) =>
  test.asOwner(1, (tx) =>
    tx.run(sql`
      insert into feature_flags (tenant_id, name, enabled) values (1, 'MD125', ${isOn})
      on conflict (tenant_id, name) do update set enabled = excluded.enabled`),
  );

/** Two companies, one with a region, an area in it with a location, and another region with one; and their administrators. */
export async function growUserWorld(test: TestApp) {
  const superAdmin = await test.signIn({ role: 'SUPER_ADMIN' });
  const staff = await test.signIn({ role: 'MD_USER' });
  const companyId = await test.addCompany('Northwind');
  const otherId = await test.addCompany('Contoso');
  const administrator = await test.signIn({ role: 'COMPANY_ADMIN', companyId });

  const post = async (path: string, body: object): Promise<number> => {
    const answer = await test.call(`POST ${path}`, { session: superAdmin, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const addUnit = (name: string, parentId: number | null, of = companyId) =>
    post(`/api/companies/${of}/administrativeunits`, { name, parentId });
  const place = (name: string, administrativeUnitId: number | null) =>
    post(`/api/companies/${companyId}/locations`, { ...locationInput(name), administrativeUnitId });
  const region = await addUnit('West', null);
  const area = await addUnit('Coast', region);
  const east = await addUnit('East', null);
  const foreign = await addUnit('North', null, otherId);
  const near = await place('Pier', area);
  const far = await place('Yard', east);

  const create = (input: object, session: TestSession = superAdmin) =>
    test.call('POST /api/users', { session, body: input });
  const added = async (changed: object, session: TestSession = superAdmin) => {
    const answer = await create(userInput({ companyId, ...changed }), session);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const get = async (id: number, session: TestSession = superAdmin) =>
    (await test.call(`GET /api/users/${id}`, { session })).json();
  const put = async (id: number, changed: object, session: TestSession = superAdmin) => {
    const user = await get(id);
    return test.call(`PUT /api/users/${id}`, { session, body: { ...user, ...changed } });
  };
  const act = (id: number, what: string, session: TestSession = superAdmin) =>
    test.call(`POST /api/users/${id}/${what}`, { session });
  const remove = (id: number, session: TestSession = superAdmin) =>
    test.call(`DELETE /api/users/${id}`, { session });
  const reset = (email: string, session: TestSession = superAdmin) =>
    test.call('POST /api/users/reset-password', { session, body: { email } });
  return {
    superAdmin,
    staff,
    companyId,
    otherId,
    administrator,
    region,
    area,
    east,
    foreign,
    near,
    far,
    addUnit,
    create,
    added,
    get,
    put,
    act,
    remove,
    reset,
  };
}
