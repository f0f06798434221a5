import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { AdministrativeUnitNode } from '@assay/schema/administrative-units/administrative-unit';
import { useTestApp, type TestApp, type TestSession } from '../../../core/testing/test-app.ts';
import { companyInput } from '../../companies/testing/company-input.ts';

/** A company with two regions, what lies below them, and some locations in them. */
export interface UnitWorld {
  api: TestApp;
  admin: TestSession;
  companyId: number;
  /** Ids by name. */
  units: Record<string, number>;
  /** Adds a company with its head office; answers its id. */
  addCompany(name: string): Promise<number>;
  /** Sends POST …/administrativeunits. */
  create(
    body: object,
    more?: { companyId?: number; session?: TestSession; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  /** Adds a unit under the one of that name; answers its id. */
  addUnit(name: string, parent: string | null, companyId?: number): Promise<number>;
}

/** Starts an api with that company, for one test file. */
export async function growUnitWorld(): Promise<UnitWorld> {
  const api = await useTestApp();
  const admin = await api.signIn({ role: 'MD_USER' });
  const units: Record<string, number> = {};
  const addCompany = async (name: string): Promise<number> =>
    (await api.call('POST /api/companies', { session: admin, body: companyInput(name) })).json().id;
  const companyId = await addCompany('With Units');
  const create: UnitWorld['create'] = (body, more = {}) =>
    api.call(`POST /api/companies/${more.companyId ?? companyId}/administrativeunits`, {
      session: more.session ?? admin,
      body,
      ...(more.headers ? { headers: more.headers } : {}),
    });
  const addUnit: UnitWorld['addUnit'] = async (name, parent, company = companyId) => {
    const body = { name, parentId: parent === null ? null : units[parent] };
    const answer = await create(body, { companyId: company });
    return (units[name] = answer.json().id);
  };
  const addLocation = (name: string, unit: string): Promise<number> =>
    api.asOwner(1, (tx) =>
      tx.run(sql`
        insert into locations (company_id, administrative_unit_id, name, address_address_line1, address_city, address_state,
          address_zip, location_phone, location_fax, der_full_name, der_phone_number, der_email)
        values (${companyId}, ${units[unit]}, ${name}, '1 Road', 'Austin', 'TX', '78701', '5125550100', '5125550101',
          'Dana', '5125550102', 'dana@example.com')`),
    );

  await addUnit('West', null);
  await addUnit('Coast', 'West');
  await addUnit('Bay', 'Coast');
  await addUnit('Delta', 'Coast');
  await addUnit('East', null);
  await addUnit('Shore', 'East');
  await addLocation('Bay yard', 'Bay');
  await addLocation('Bay office', 'Bay');
  await addLocation('Coast depot', 'Coast');
  await addLocation('East hub', 'East');
  return { api, admin, companyId, units, addCompany, create, addUnit };
}

/** A tree as `{ name: children }`. */
export const namesIn = (nodes: readonly AdministrativeUnitNode[]): object =>
  Object.fromEntries(nodes.map(({ name, children }) => [name, namesIn(children)]));

/** Every node of a tree, each before those below it. */
export const flat = <N extends { children: N[] }>(nodes: readonly N[]): N[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
