import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createConsortium, useConsortiums } from './testing/consortium-calls.ts';

const { api, admin, harbor, desert, call, read, change } = await useConsortiums();
const neighborId = await api.addTenant('neighbor');
const foreign = await api.asOwner(neighborId, async (tx) => {
  const row = await tx.row<{ id: number }>(
    sql`insert into companies (id, company_name) values (777, 'Foreign Freight') returning id`,
  );
  return row?.id ?? 0;
});

const enrolled = async (id: number) => {
  const { result } = await read(`/api/consortiums/${id}`);
  return {
    companies: result.companies.map((each: { id: number }) => each.id),
    locations: result.companies.flatMap(
      (each: { locations: { id: number; selected: boolean }[] }) =>
        each.locations.filter(({ selected }) => selected).map(({ id: locationId }) => locationId),
    ),
  };
};
const auditOf = (id: number, action: string) =>
  api.asOwner(1, (tx) =>
    tx.rows<{ changes: object }>(
      sql`select changes from audit_log where entity_id = ${String(id)} and action = ${action} order by id desc`,
    ),
  );

describe('POST /api/consortiums', () => {
  it('enrolls companies, and the companies of locations', async () => {
    const created = await createConsortium(api, admin, {
      name: 'Coastal Carriers',
      companies: [desert.companyId],
      locations: [harbor.near],
    });

    expect(created).toEqual({
      id: created.id,
      name: 'Coastal Carriers',
      companyCount: 2,
      locationCount: 1,
      version: 1,
      companies: [
        {
          id: desert.companyId,
          name: 'Desert Lines',
          locations: [
            { id: desert.far, selected: false },
            { id: desert.near, selected: false },
          ],
        },
        {
          id: harbor.companyId,
          name: 'Harbor Freight',
          locations: [
            { id: harbor.far, selected: false },
            { id: harbor.near, selected: true },
          ],
        },
      ],
    });
    expect(await auditOf(created.id, 'consortium.created')).toMatchObject([
      {
        changes: {
          name: { after: 'Coastal Carriers' },
          locationsAdded: { after: [{ id: harbor.near }] },
        },
      },
    ]);
  });

  it('refuses a name that is taken, in any case', async () => {
    await createConsortium(api, admin, { name: 'Taken' });

    const answer = await call('POST /api/consortiums', { name: 'TAKEN' });

    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'NAME_ALREADY_EXISTS']);
  });

  it('refuses a company of another tenant at its place, as one that never was', async () => {
    const answers = await Promise.all(
      [foreign, 999_999].map((each) =>
        call('POST /api/consortiums', { name: 'Foreign', companies: [harbor.companyId, each] }),
      ),
    );

    const [one, other] = answers.map((each) => ({ ...each.json(), requestId: null }));
    expect(one).toEqual(other);
    expect(one.errors).toEqual({
      companies: { 1: [{ errorCode: 'INVALID', message: 'This value is not valid.', params: {} }] },
    });
    expect((await read('/api/consortiums?q=Foreign')).total).toBe(0);
  });
});

describe('PATCH /api/consortiums/:id/changes', () => {
  it('keeps the changes of two people who edit at once', async () => {
    const { id } = await createConsortium(api, admin, { companies: [harbor.companyId] });

    await change(id, { added: { companies: [desert.companyId] } });
    await change(id, { added: { locations: [harbor.far] } });

    expect(await enrolled(id)).toEqual({
      companies: [desert.companyId, harbor.companyId],
      locations: [harbor.far],
    });
  });

  it('takes the locations along when a company leaves, and leaves the company when a location does', async () => {
    const { id } = await createConsortium(api, admin, {
      locations: [harbor.near, harbor.far, desert.near],
    });

    const answer = await change(id, {
      removed: { companies: [harbor.companyId], locations: [desert.near] },
    });

    expect(answer.json().result).toMatchObject({ companyCount: 1, locationCount: 0, version: 2 });
    expect(await enrolled(id)).toEqual({ companies: [desert.companyId], locations: [] });
    expect(await auditOf(harbor.companyId, 'company.enrollmentChanged')).toMatchObject([
      { changes: { isEnrolled: { before: true, after: false } } },
      ...Array.from(
        { length: (await auditOf(harbor.companyId, 'company.enrollmentChanged')).length - 1 },
        () => ({}),
      ),
    ]);
  });

  it('takes all locations of a company in, or out, but those that are named', async () => {
    const { id } = await createConsortium(api, admin);

    await change(id, {
      added: { locationsOf: [harbor.companyId] },
      removed: { locations: [harbor.far] },
    });
    expect(await enrolled(id)).toEqual({ companies: [harbor.companyId], locations: [harbor.near] });

    await change(id, {
      added: { locations: [harbor.far] },
      removed: { locationsOf: [harbor.companyId] },
    });
    expect(await enrolled(id)).toEqual({ companies: [harbor.companyId], locations: [harbor.far] });
  });

  it('writes nothing when nobody joins or leaves', async () => {
    const { id } = await createConsortium(api, admin, { companies: [harbor.companyId] });

    const answer = await change(id, {
      added: { companies: [harbor.companyId] },
      removed: { companies: [desert.companyId, 999_999] },
    });

    expect(answer.json().result.version).toBe(1);
    expect(await auditOf(id, 'consortium.updated')).toEqual([]);
  });

  it('refuses who joins and leaves at once', async () => {
    const { id } = await createConsortium(api, admin);

    const answer = await change(id, {
      added: { locations: [harbor.near] },
      removed: { companies: [harbor.companyId] },
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.removed.companies[0]).toMatchObject([{ errorCode: 'INVALID' }]);
  });

  it('tells a second editor who sends the version that was read', async () => {
    const { id } = await createConsortium(api, admin);
    await change(id, { added: { companies: [harbor.companyId] }, version: 1 });

    const answer = await change(id, { added: { companies: [desert.companyId] }, version: 1 });

    expect(answer.json().errorCode).toBe('STALE_VERSION');
    expect((await enrolled(id)).companies).toEqual([harbor.companyId]);
  });
});

describe('PATCH /api/consortiums/:id', () => {
  it('makes full sets those who are enrolled, with the companies of the locations', async () => {
    const { id } = await createConsortium(api, admin, { companies: [desert.companyId] });

    await call(`PATCH /api/consortiums/${id}`, { companies: [], locations: [harbor.near] });

    expect(await enrolled(id)).toEqual({ companies: [harbor.companyId], locations: [harbor.near] });
  });

  it('keeps a set that is left out, and a company whose location stays', async () => {
    const { id } = await createConsortium(api, admin, { locations: [harbor.near, harbor.far] });

    await call(`PATCH /api/consortiums/${id}`, { companies: [desert.companyId] });
    expect(await enrolled(id)).toEqual({ companies: [desert.companyId], locations: [] });

    await call(`PATCH /api/consortiums/${id}`, { locations: [desert.near] });
    await call(`PATCH /api/consortiums/${id}`, { companies: [], locations: [desert.near] });
    expect(await enrolled(id)).toEqual({ companies: [desert.companyId], locations: [desert.near] });
  });

  it('refuses another name', async () => {
    const { id, name } = await createConsortium(api, admin);

    const kept = await call(`PATCH /api/consortiums/${id}`, { name });
    const other = await call(`PATCH /api/consortiums/${id}`, { name: 'Other' });

    expect(kept.statusCode).toBe(200);
    expect(other.json().errors).toMatchObject({ name: [{ errorCode: 'INVALID' }] });
  });
});

describe('POST /api/consortiums/:id/companies', () => {
  it('enrolls a company once', async () => {
    const { id } = await createConsortium(api, admin);
    const body = { companyId: harbor.companyId };

    const first = await call(`POST /api/consortiums/${id}/companies`, body);
    const second = await call(`POST /api/consortiums/${id}/companies`, body);
    const third = await call(`POST /api/consortiums/${id}/companies`, { companyId: foreign });

    expect(first.json()).toMatchObject({
      id: harbor.companyId,
      name: 'Harbor Freight',
      isEnrolled: true,
      locationsCount: 2,
      enrolledLocationsCount: 0,
      periods: [{ endedOn: null }],
    });
    expect([second.statusCode, second.json().errorCode]).toEqual([409, 'DUPLICATE_VALUE']);
    expect(third.json().errors).toMatchObject({ companyId: [{ errorCode: 'INVALID' }] });
  });
});

it('saves 500 companies and 5,000 locations at once', { timeout: 60_000 }, async () => {
  await api.asOwner(1, async (tx) => {
    await tx.run(
      sql`insert into companies (id, company_name) select 10000 + n, 'Bulk ' || n from generate_series(1, 500) n`,
    );
    await tx.run(sql`insert into locations (id, location_id, company_id, name, address_address_line1, address_city,
        address_state, address_zip, location_phone, location_fax, der_full_name, der_phone_number, der_email)
      select 20000 + n, (500000 + n)::text, 10001 + (n - 1) / 10, 'L' || n, '1 Main', 'Austin', 'TX', '78701', '5125550100',
        '5125550101', 'Dana Reed', '5125550102', 'dana@assay.test' from generate_series(1, 5000) n`);
  });
  const { id } = await createConsortium(api, admin);
  const all = {
    companies: Array.from({ length: 500 }, (_, n) => 10001 + n),
    locations: Array.from({ length: 5000 }, (_, n) => 20001 + n),
  };

  const added = await change(id, { added: all });
  const removed = await change(id, { removed: all });

  expect(added.json().result).toMatchObject({ companyCount: 500, locationCount: 5000 });
  expect(removed.json().result).toMatchObject({ companyCount: 0, locationCount: 0 });
});
