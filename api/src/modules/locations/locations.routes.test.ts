import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { companyInput } from '../companies/testing/company-input.ts';

/** Ids by name. */
const units: Record<string, number> = {};
const locations: Record<string, number> = {};

const addUnit = async (name: string, level: string, parent: string | null): Promise<void> => {
  const row = await api.asOwner(1, (tx) =>
    tx.row<{ id: number }>(sql`insert into administrative_units (company_id, parent_id, level, name)
      values (${companyId}, ${parent === null ? null : units[parent]}, ${level}, ${name}) returning id`),
  );
  units[name] = row?.id ?? 0;
};

const addLocation = async (
  name: string,
  unit: string | null,
  company = companyId,
): Promise<void> => {
  const row = await api.asOwner(1, (tx) =>
    tx.row<{ id: number }>(sql`
      insert into locations (company_id, administrative_unit_id, name, address_address_line1, address_city, address_state, address_zip,
        location_phone, location_fax, der_full_name, der_phone_number, der_email)
      values (${company}, ${unit === null ? null : units[unit]}, ${name}, '1 Road', ${`City of ${name}`}, 'TX', '78701', '5125550100', '5125550101',
        'Dana', '5125550102', 'dana@example.com') returning id`),
  );
  locations[name] = row?.id ?? 0;
};

const names = async (search: string, session = admin): Promise<string[]> => {
  const answer = await api.call(`GET /api/companies/${companyId}/locations?${search}`, { session });
  return answer.json().results.map(({ name }: { name: string }) => name);
};

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const companyId: number = (
  await api.call('POST /api/companies', { session: admin, body: companyInput('With Units') })
).json().id;
await addUnit('West', 'REGION', null);
await addUnit('Coast', 'AREA', 'West');
await addUnit('Bay', 'DISTRICT', 'Coast');
await addUnit('East', 'REGION', null);
await addLocation('Bay yard', 'Bay');
await addLocation('Coast depot', 'Coast');
await addLocation('East hub', 'East');
await api.asOwner(1, (tx) =>
  tx.run(
    sql`insert into location_clients (company_id, location_id, name) values (${companyId}, ${locations['Bay yard']}, 'Zeta'), (${companyId}, ${locations['Bay yard']}, 'alpha')`,
  ),
);

describe('GET /api/locations/:id', () => {
  it('answers the levels above and the clients', async () => {
    const answer = await api.call(`GET /api/locations/${locations['Bay yard']}`, {
      session: admin,
    });

    expect(answer.json()).toMatchObject({
      name: 'Bay yard',
      companyId,
      administrativeUnitId: units['Bay'],
      region: { id: units['West'], name: 'West' },
      area: { id: units['Coast'], name: 'Coast' },
      district: { id: units['Bay'], name: 'Bay' },
      clients: [{ name: 'alpha' }, { name: 'Zeta' }],
      locationManagerInfo: { fullName: null, phoneNumber: null, email: null },
      mroResultType: null,
      isPrimary: false,
    });
  });
});

describe('GET /api/companies/:id/locations', () => {
  it.each([
    ['', ['Bay yard', 'Coast depot', 'East hub', 'Head office']],
    ['region.name[LIKE]=wes', ['Bay yard', 'Coast depot']],
    ['district.id[IS_NULL]=true', ['Coast depot', 'East hub', 'Head office']],
    ['sortBy=region.name', ['East hub', 'Bay yard', 'Coast depot', 'Head office']],
    ['sortBy=district.name&sortOrder=DESC', ['Bay yard', 'Head office', 'Coast depot', 'East hub']],
    ['isPrimary[EQ]=true', ['Head office']],
    ['q=city+of+bay', ['Bay yard']],
    ['q=100001', ['Head office']],
    ['sortBy=locationId&sortOrder=DESC&limit=1', ['East hub']],
  ])('%s', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  it('filters by a unit', async () => {
    expect(await names(`area.id[EQ]=${units['Coast']}`)).toEqual(['Bay yard', 'Coast depot']);
    expect(
      await names(`region.id[IN][]=${units['East']}&region.id[IN][]=${units['West']}`),
    ).toHaveLength(3);
  });
});

describe('managers', () => {
  it('of a unit see what lies under it, and counts of that part', async () => {
    const session = await api.signIn({
      role: 'AREA_MANAGER',
      companyId,
      contextIds: [units['Coast'] ?? 0],
    });

    const company = await api.call(`GET /api/companies/${companyId}`, { session });

    expect(await names('', session)).toEqual(['Bay yard', 'Coast depot']);
    expect(company.json()).toMatchObject({
      numberOfRegions: 1,
      numberOfAreas: 1,
      numberOfDistricts: 1,
      numberOfLocations: 2,
    });
  });

  it('count the users who see nothing beyond that part', async () => {
    const of = (role: 'AREA_MANAGER' | 'DISTRICT_MANAGER' | 'LOCATION_MANAGER', id = 0) =>
      api.signIn({ role, companyId, contextIds: [id] });
    const session = await of('AREA_MANAGER', units['Coast']);
    const users = async (): Promise<number> =>
      (await api.call(`GET /api/companies/${companyId}`, { session })).json().numberOfUsers;
    const before = await users();

    await of('LOCATION_MANAGER', locations['East hub']);
    await of('AREA_MANAGER', units['East']);
    await api.signIn({ role: 'COMPANY_USER', companyId });
    expect(await users()).toBe(before);

    await of('LOCATION_MANAGER', locations['Bay yard']);
    await of('DISTRICT_MANAGER', units['Bay']);
    expect(await users()).toBe(before + 2);
  });

  it('of a location see that one', async () => {
    const session = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId,
      contextIds: [locations['East hub'] ?? 0],
    });

    const list = await api.call('GET /api/locations', { session });

    expect(list.json()).toMatchObject({ total: 1, results: [{ name: 'East hub' }] });
  });

  it('neither find nor count other locations of the company', async () => {
    const session = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId,
      contextIds: [locations['East hub'] ?? 0],
    });

    const [others, own] = [
      await api.call('GET /api/locations?q=bay+yard', { session }),
      await api.call('GET /api/locations?q=east+hub', { session }),
    ];

    expect(others.json()).toMatchObject({ total: 0, results: [] });
    expect(own.json()).toMatchObject({ total: 1, results: [{ name: 'East hub' }] });
  });

  it('do not see other locations of the company', async () => {
    const session = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId,
      contextIds: [locations['East hub'] ?? 0],
    });

    const answer = await api.call(`GET /api/locations/${locations['Bay yard']}`, { session });

    expect(answer.statusCode).toBe(404);
  });
});

it('counts units and locations on the company', async () => {
  const company = await api.call(`GET /api/companies/${companyId}`, { session: admin });

  expect(company.json()).toMatchObject({
    numberOfRegions: 2,
    numberOfAreas: 1,
    numberOfDistricts: 1,
    numberOfLocations: 4,
  });
});
