import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { createConsortium, useConsortiums } from './testing/consortium-calls.ts';

const { api, admin, harbor, desert, call, read, change } = await useConsortiums();
const thisYear = new Date().getUTCFullYear();

/** Moves every enrollment of a consortium into the past. */
const backdate = (id: number, from: string, until: string | null) =>
  api.asOwner(1, async (tx) => {
    await tx.run(
      sql`update consortium_companies set started_on = ${from}, ended_on = ${until} where consortium_id = ${id}`,
    );
    await tx.run(
      sql`update consortium_locations set started_on = ${from}, ended_on = ${until} where consortium_id = ${id}`,
    );
  });
describe('history', () => {
  it('answers the companies and locations of a year, with the days', async () => {
    const { id } = await createConsortium(api, admin, { locations: [harbor.near] });
    await backdate(id, '2024-03-01', '2025-02-28');

    const of = async (year: string) => {
      const { results } = await read(`/api/consortiums/${id}/companies?${year}`);
      return results.map(({ periods }: { periods: object[] }) => periods);
    };
    expect(await of('year=2023')).toEqual([]);
    expect(await of('year=2024')).toEqual([[{ startedOn: '2024-03-01', endedOn: '2025-02-28' }]]);
    expect(await of('year=2025')).toHaveLength(1);
    expect(await of('')).toEqual([]);
    const locations = await read(
      `/api/consortiums/companylocations/${harbor.companyId}?consortiumId=${id}&year=2024&selected[EQ]=true`,
    );
    expect(locations.results).toMatchObject([
      { id: harbor.near, companyId: harbor.companyId, selected: true, address: { city: 'Austin' } },
    ]);
  });

  it('goes on when a company comes back on the day that it left, and begins anew on a later day', async () => {
    const { id } = await createConsortium(api, admin, { companies: [harbor.companyId] });
    const periods = async () =>
      (await read(`/api/consortiums/companies?consortiumId=${id}&q=Harbor`)).results[0].periods;
    await change(id, { removed: { companies: [harbor.companyId] } });
    expect((await periods()).at(-1).endedOn).not.toBeNull();
    await change(id, { added: { companies: [harbor.companyId] } });
    expect(await periods()).toMatchObject([{ endedOn: null }]);

    await backdate(id, '2024-01-01', '2024-12-31');
    await change(id, { added: { companies: [harbor.companyId] } });
    expect(await periods()).toMatchObject([
      { startedOn: '2024-01-01', endedOn: '2024-12-31' },
      { endedOn: null },
    ]);
  });

  it('ends with the company, whoever deletes it', async () => {
    const gone = await growPoolWorld(api, 'Gone Freight');
    const { id } = await createConsortium(api, admin, { locations: [gone.near] });

    await call(`DELETE /api/companies/${gone.companyId}`);

    expect((await read(`/api/consortiums/${id}`)).result).toMatchObject({
      companyCount: 0,
      locationCount: 0,
      companies: [],
    });
  });
});

describe('choices', () => {
  it('says who was enrolled all year, and whose enrollment began in it', async () => {
    const whole = await createConsortium(api, admin, {
      name: 'Choice A',
      companies: [harbor.companyId],
    });
    const part = await createConsortium(api, admin, {
      name: 'Choice B',
      companies: [harbor.companyId],
    });
    const none = await createConsortium(api, admin, { name: 'Choice C' });
    await backdate(whole.id, '2024-06-01', null);
    await backdate(part.id, `${thisYear}-01-02`, null);

    const of = async (query: string) => {
      const { results } = await read(`/api/consortiums/dropdown?${query}`);
      return results
        .filter((each: { id: number }) => [whole.id, part.id, none.id].includes(each.id))
        .map((each: Record<string, unknown>) => [
          each['name'],
          each['isInAllVersions'],
          each['startedInSearchYear'],
        ]);
    };
    expect(await of(`year=${thisYear}`)).toEqual([
      ['Choice A', true, false],
      ['Choice B', false, true],
      ['Choice C', false, false],
    ]);
    expect(await of('year=2025&companyId=' + harbor.companyId)).toEqual([
      ['Choice A', true, false],
    ]);
    expect(await of('year=2024&companyId=' + harbor.companyId)).toEqual([
      ['Choice A', false, true],
    ]);
    expect(await of('year=2024&companyId=' + desert.companyId)).toEqual([]);
    expect(await of(`year=${thisYear + 1}&companyId=${harbor.companyId}`)).toEqual([
      ['Choice A', false, false],
      ['Choice B', false, false],
    ]);
    expect((await call('GET /api/consortiums/dropdown')).statusCode).toBe(400);
  });

  it('suggests at most 20 names that contain the text', async () => {
    for (let i = 0; i < 22; i += 1) await createConsortium(api, admin, { name: `Sugg_${i}` });

    expect((await read('/api/consortiums/typeahead?q=gg_')).results).toHaveLength(20);
    expect((await read('/api/consortiums/typeahead?q=gg%25')).results).toEqual([]);
  });
});

describe('memberships', () => {
  const of = (path: string, session = admin) => read(`/api/${path}/consortiums`, session);
  const save = (path: string, body: object) => call(`POST /api/${path}/consortiums`, body);
  const stateOf = (
    { results }: { results: { consortiumId: number; isEnrolled: boolean }[] },
    id: number,
  ) => results.find(({ consortiumId }) => consortiumId === id)?.isEnrolled;

  it('stands in the histories by name, also for the users of the company', async () => {
    const { id } = await createConsortium(api, admin, { name: 'Told Carriers' });
    const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: harbor.companyId });
    const told = async (entity: string, entityId: number, session = client) =>
      (
        await api.call(`GET /api/history?entity[EQ]=${entity}&entityId[EQ]=${entityId}`, {
          session,
        })
      ).json().results[0];

    await save(`locations/${harbor.near}`, { consortiumIds: [id], previousIds: [] });

    const { name } = await read(`/api/locations/${harbor.near}`);
    expect(await told('location', harbor.near)).toMatchObject({
      action: 'location.enrollmentChanged',
      changes: [{ field: 'consortiums', after: expect.arrayContaining(['Told Carriers']) }],
    });
    expect((await told('company', harbor.companyId)).changes).toContainEqual(
      expect.objectContaining({ field: 'consortium', after: 'Told Carriers' }),
    );
    expect((await told('consortium', id, admin)).changes).toContainEqual(
      expect.objectContaining({ field: 'locationsAdded', after: [name] }),
    );
  });

  it('brings the company of a location along, and takes the locations of a company out', async () => {
    const { id } = await createConsortium(api, admin);
    const at = `locations/${desert.near}`;
    const before = (await of(at)).results.filter(
      (each: { isEnrolled: boolean }) => each.isEnrolled,
    );
    const previousIds = before.map((each: { consortiumId: number }) => each.consortiumId);

    await save(at, { consortiumIds: [...previousIds, id], previousIds });
    expect([
      stateOf(await of(at), id),
      stateOf(await of(`companies/${desert.companyId}`), id),
    ]).toEqual([true, true]);

    const answer = await save(`companies/${desert.companyId}`, {
      consortiumIds: [],
      previousIds: [id],
    });
    expect(stateOf(answer.json(), id)).toBe(false);
    expect(stateOf(await of(at), id)).toBe(false);
  });

  it('replaces the set, or makes the difference to what was read', async () => {
    const [a, b, c] = [
      await createConsortium(api, admin, { companies: [desert.companyId] }),
      await createConsortium(api, admin, { companies: [desert.companyId] }),
      await createConsortium(api, admin),
    ];
    const at = `companies/${desert.companyId}`;

    const merged = (await save(at, { consortiumIds: [a.id, c.id], previousIds: [a.id] })).json();
    expect([a, b, c].map(({ id }) => stateOf(merged, id))).toEqual([true, true, true]);

    const replaced = (await save(at, { consortiumIds: [c.id] })).json();
    expect([a, b, c].map(({ id }) => stateOf(replaced, id))).toEqual([false, false, true]);
  });

  it('refuses a consortium that is not there at its place', async () => {
    const answer = await save(`companies/${desert.companyId}`, { consortiumIds: [999_999] });

    expect(answer.json().errors).toMatchObject({
      consortiumIds: { 0: [{ errorCode: 'INVALID' }] },
    });
  });
});

describe('client users', () => {
  it('see the consortiums of their own company and nobody else in them', async () => {
    const own = await growPoolWorld(api, 'Own Freight');
    const mine = await createConsortium(api, admin, {
      name: 'Client A',
      locations: [own.near, harbor.near],
    });
    await createConsortium(api, admin, { name: 'Client B', companies: [harbor.companyId] });
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: own.companyId });

    const inSight = [{ id: mine.id, name: 'Client A' }];
    expect((await read('/api/consortiums/typeahead?q=Client', session)).results).toEqual(inSight);
    expect(
      (await read(`/api/consortiums/dropdown?year=${thisYear}`, session)).results,
    ).toMatchObject(inSight);
    const membership = { consortiumId: mine.id, consortiumName: 'Client A', isEnrolled: true };
    for (const path of [`companies/${own.companyId}`, `locations/${own.near}`])
      expect(await read(`/api/${path}/consortiums`, session)).toEqual({
        results: [membership],
        total: 1,
      });
    const far = await read(`/api/locations/${own.far}/consortiums`, session);
    expect(far.results).toEqual([{ ...membership, isEnrolled: false }]);
    const seen = await api.database.transaction(
      `set local role assay_client; set local app.tenant_id = '1'; set local app.company_id = '${own.companyId}';`,
      async (tx) => ({
        consortiums: await tx.rows(sql`select id from consortiums`),
        companies: await tx.rows(sql`select company_id from consortium_companies`),
        locations: await tx.rows(sql`select location_id from consortium_locations`),
      }),
    );
    expect(seen).toEqual({
      consortiums: [{ id: mine.id }],
      companies: [{ company_id: own.companyId }],
      locations: [{ location_id: own.near }],
    });
  });

  it('learn nothing of another company by its id', async () => {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: desert.companyId });

    const { results } = await read(
      `/api/consortiums/dropdown?year=${thisYear}&companyId=${harbor.companyId}`,
      session,
    );

    expect(results).toEqual([]);
  });
});
