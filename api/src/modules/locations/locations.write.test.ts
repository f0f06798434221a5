import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { companyInput } from '../companies/testing/company-input.ts';
import { locationInput } from './testing/location-input.ts';

/** Ids of units by name. */
const units: Record<string, number> = {};

const addCompany = async (name: string): Promise<number> =>
  (await api.call('POST /api/companies', { session: admin, body: companyInput(name) })).json().id;

const post = (body: object, session = admin, company = companyId) =>
  api.call(`POST /api/companies/${company}/locations`, { session, body });

const create = async (name: string, more: object = {}) => {
  const answer = await post(locationInput(name, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};

const save = (id: number, body: object, session = admin, method = 'PUT') =>
  api.call(`${method} /api/locations/${id}`, { session, body });

async function addUnit(name: string, parent: string | null): Promise<void> {
  const answer = await api.call(`POST /api/companies/${companyId}/administrativeunits`, {
    session: admin,
    body: { name, parentId: parent === null ? null : units[parent] },
  });
  units[name] = answer.json().id;
}

const api = await useTestApp();
const admin = await api.signIn({ role: 'MD_USER' });
const companyId = await addCompany('Writing Locations');
await addUnit('West', null);
await addUnit('Coast', 'West');
await addUnit('East', null);

describe('POST /api/companies/:id/locations', () => {
  it('creates a location in its unit, with its customers and the next display id', async () => {
    const before = await create('Before');

    const created = await create('Pier 7', {
      administrativeUnitId: units['Coast'],
      clients: [{ name: 'Zeta' }, { name: 'alpha' }],
      mroResultType: { isMroAllNonDotResultsRequired: true },
    });

    expect(created).toMatchObject({
      ...locationInput('Pier 7'),
      companyId,
      locationId: String(Number(before.locationId) + 1),
      isPrimary: false,
      region: { name: 'West' },
      area: { name: 'Coast' },
      district: null,
      locationManagerInfo: { fullName: null, phoneNumber: null, email: null },
      clients: [{ name: 'alpha' }, { name: 'Zeta' }],
      mroResultType: {
        isMroAllDotResultsRequired: true,
        isMroAllNonDotResultsRequired: true,
        isMroPositiveNonDotResultsOnlyRequired: false,
      },
      version: 1,
    });
  });

  it('reports every failed field', async () => {
    const answer = await post({
      name: ' ',
      address: { addressLine1: 'x', city: 'y', state: 'XX', zip: '1' },
      locationPhone: '1',
      derInfo: { fullName: 'x', phoneNumber: '', email: 'x' },
      locationManagerInfo: { email: 'x' },
    });

    expect(answer.json().errors).toMatchObject({
      name: [{ errorCode: 'BLANK' }],
      address: {
        state: [{ errorCode: 'INVALID_STATE' }],
        zip: [{ errorCode: 'INVALID_ZIP_CODE' }],
      },
      locationPhone: [{ errorCode: 'INVALID_INTL_PHONE' }],
      locationFax: [{ errorCode: 'BLANK' }],
      locationManagerInfo: { email: [{ errorCode: 'INVALID_EMAIL_ADDRESS' }] },
      derInfo: {
        phoneNumber: [{ errorCode: 'BLANK' }],
        email: [{ errorCode: 'INVALID_EMAIL_ADDRESS' }],
      },
    });
  });

  it('refuses a name that the company has in any case', async () => {
    const answer = await post(locationInput('HEAD office '));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errors: { name: [{ errorCode: 'NAME_ALREADY_EXISTS' }] },
    });
  });

  it('refuses a unit of another company', async () => {
    const company = await addCompany('Without Units');

    const answer = await post(
      locationInput('Misplaced', { administrativeUnitId: units['Coast'] }),
      admin,
      company,
    );

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({
      administrativeUnitId: [{ errorCode: 'INVALID' }],
    });
  });

  it('refuses a customer that is in the list twice', async () => {
    const answer = await post(
      locationInput('Twice', { clients: [{ name: 'Acme' }, { name: 'ACME' }] }),
    );

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject({
      clients: {
        1: { name: [{ errorCode: 'DUPLICATE_VALUE', message: 'This client already exists.' }] },
      },
    });
  });

  it('refuses both non-DOT flags at once', async () => {
    const both = {
      isMroAllNonDotResultsRequired: true,
      isMroPositiveNonDotResultsOnlyRequired: true,
    };

    const answer = await post(locationInput('Both', { mroResultType: both }));

    expect(answer.json().errors).toMatchObject({
      mroResultType: { isMroPositiveNonDotResultsOnlyRequired: [{ errorCode: 'INVALID' }] },
    });
  });

  it('makes one location of a call that is sent twice with a key', async () => {
    const send = () =>
      api.call(`POST /api/companies/${companyId}/locations`, {
        session: admin,
        body: locationInput('Once Only'),
        headers: { 'idempotency-key': 'location-once' },
      });

    const [first, second] = [await send(), await send()];

    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
  });
});

describe('PUT and PATCH /api/locations/:id', () => {
  it('replaces the fields, keeps what only some see, and raises the version', async () => {
    const created = await create('Full', {
      administrativeUnitId: units['Coast'],
      locationManagerInfo: { fullName: 'Lee' },
      clients: [{ name: 'Kept' }],
      mroResultType: { isMroPositiveNonDotResultsOnlyRequired: true },
    });

    const answer = await save(created.id, { ...locationInput('Emptied'), version: 1 });

    expect(answer.json()).toMatchObject({
      name: 'Emptied',
      administrativeUnitId: null,
      region: null,
      locationManagerInfo: { fullName: null },
      clients: created.clients,
      mroResultType: created.mroResultType,
      locationId: created.locationId,
      version: 2,
    });
  });

  it('keeps the ids of customers, renames them and drops the others', async () => {
    const created = await create('Customers', {
      clients: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    });
    const [a, b] = created.clients;
    const clients = [{ id: a.id, name: 'B' }, { id: b.id, name: 'A' }, { name: 'New' }];

    const answer = await save(created.id, { clients }, admin, 'PATCH');

    expect(answer.json().clients).toMatchObject([
      { id: b.id, name: 'A' },
      { id: a.id, name: 'B' },
      { name: 'New' },
    ]);
  });

  it('refuses a customer of another location', async () => {
    const other = await create('Other Customers', { clients: [{ name: 'Foreign' }] });
    const created = await create('Own Customers');

    const clients = [{ id: other.clients[0].id, name: 'Taken' }];
    const answer = await save(created.id, { clients }, admin, 'PATCH');

    expect(answer.json().errors).toMatchObject({
      clients: { 0: { id: [{ errorCode: 'INVALID' }] } },
    });
  });

  it('shows and takes MRO settings only with their permission', async () => {
    const mroResultType = { isMroAllNonDotResultsRequired: true };
    const { id } = await create('Mro', { mroResultType });
    const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

    const sent = await save(id, { mroResultType }, client, 'PATCH');
    const other = await save(
      id,
      { mroResultType: null, locationFax: '4095550198' },
      client,
      'PATCH',
    );

    expect(sent.statusCode).toBe(403);
    expect(other.json()).toMatchObject({ mroResultType: null, locationFax: '4095550198' });
    const now = await api.call(`GET /api/locations/${id}`, { session: admin });
    expect(now.json().mroResultType).toMatchObject(mroResultType);
  });

  it('writes who changed what to the audit log', async () => {
    const { id } = await create('Audited');
    await save(id, { locationPhone: '4095550177' }, admin, 'PATCH');

    const log = await api.asOwner(1, (tx) =>
      tx.rows(sql`select action, actor_user_id, company_id, changes from audit_log
        where entity = 'location' and entity_id = ${String(id)} order by id`),
    );

    expect(log).toMatchObject([
      { action: 'location.created', actor_user_id: admin.userId, company_id: companyId },
      { changes: { locationPhone: { before: '4095550100', after: '4095550177' } } },
    ]);
  });
});

describe('a manager', () => {
  it('of a unit edits its locations and keeps them in it', async () => {
    const { id } = await create('Managed', { administrativeUnitId: units['Coast'] });
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [units['West'] ?? 0],
    });
    const move = (administrativeUnitId: number | null | undefined) =>
      save(id, { administrativeUnitId }, session, 'PATCH');

    expect((await move(units['West'])).statusCode).toBe(200);
    for (const elsewhere of [units['East'], null])
      expect((await move(elsewhere)).json().errors).toMatchObject({
        administrativeUnitId: [{ errorCode: 'INVALID' }],
      });
  });

  it('of a location edits that one and moves it nowhere', async () => {
    const { id } = await create('Own Place', { administrativeUnitId: units['East'] });
    const session = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [id] });

    const edited = await save(id, { locationFax: '4095550188' }, session, 'PATCH');
    const moved = await save(id, { administrativeUnitId: units['West'] }, session, 'PATCH');

    expect(edited.json()).toMatchObject({ locationFax: '4095550188', region: { name: 'East' } });
    expect(moved.statusCode).toBe(400);
  });

  it('deletes no location', async () => {
    const { id } = await create('Not Deleted', { administrativeUnitId: units['Coast'] });
    const session = await api.signIn({
      role: 'REGION_MANAGER',
      companyId,
      contextIds: [units['West'] ?? 0],
    });

    expect((await api.call(`DELETE /api/locations/${id}`, { session })).statusCode).toBe(403);
  });
});

describe('DELETE /api/locations/:id', () => {
  const remove = (id: number) => api.call(`DELETE /api/locations/${id}`, { session: admin });
  const primaryOf = async (company: number): Promise<number> =>
    (
      await api.call(`GET /api/companies/${company}/locations?isPrimary[EQ]=true`, {
        session: admin,
      })
    ).json().results[0].id;

  it('hides the location and its customers, and keeps the row', async () => {
    const { id } = await create('Closing', { clients: [{ name: 'Customer' }] });

    expect((await remove(id)).statusCode).toBe(204);
    expect((await api.call(`GET /api/locations/${id}`, { session: admin })).statusCode).toBe(404);
    const kept = await api.asOwner(1, (tx) =>
      tx.rows(sql`select l.deleted_at as location, c.deleted_at as client from locations l
        join location_clients c on c.location_id = l.id where l.id = ${id}`),
    );
    expect(kept).toEqual([{ location: expect.any(String), client: expect.any(String) }]);
  });

  it('refuses the last location of a company as that, not as the primary one', async () => {
    const answer = await remove(await primaryOf(await addCompany('One Location')));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errorCode: 'LAST_COMPANY_LOCATION' });
  });

  it('refuses the primary location', async () => {
    const answer = await remove(await primaryOf(companyId));

    expect(answer.json()).toMatchObject({ errorCode: 'PRIMARY_COMPANY_LOCATION' });
  });

  it.each([
    ['active', '2999-06-30', null, 409],
    ['deactivated', '2999-06-30', '2026-01-01', 204],
    ['expired', '2020-06-30', null, 204],
  ])('of a location with an %s pool answers %4$s', async (state, end, deactivated, status) => {
    const { id } = await create(`Drawn From ${state}`);
    await api.asOwner(1, (tx) =>
      tx.run(sql`
        insert into test_pools (name, company_id, location_id, is_test_pool_for_company, is_regulated, target_type,
          drug_basis_points, alcohol_basis_points, oversampling_basis_points, modality, program_start_date, program_end_date, deactivated_at)
        values (${`Pool ${state}`}, ${companyId}, ${id}, false, false, 'percentage', 5000, 1000, 0, 'quarterly',
          ${end}::date - 100, ${end}::date, ${deactivated}::timestamptz)`),
    );

    const answer = await remove(id);

    expect(answer.statusCode, answer.body).toBe(status);
  });
});

it('answers the customers of a location', async () => {
  const { id } = await create('Customers Listed', { clients: [{ name: 'B' }, { name: 'A' }] });

  const answer = await api.call(`GET /api/locations/${id}/clients`, { session: admin });

  expect(answer.json()).toMatchObject({ total: 2, results: [{ name: 'A' }, { name: 'B' }] });
});
