import { beforeAll, expect, it } from 'vitest';
import { graphql } from '../support/graphql.ts';
import { Seed, uniqueName } from '../support/seed.ts';
import { sessionOf } from '../support/sign-in.ts';
import { summitHost } from '../support/users.ts';

/** Does the same so many times at once. */
export const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const update = `mutation Update($id: ID!, $input: UpdateCompanyInput!) {
  updateCompany(id: $id, input: $input) { company { companyName version } errors { errorCode } } }`;

interface Updated {
  updateCompany: {
    company: { companyName: string; version: number } | null;
    errors: { errorCode: string }[];
  };
}

const create = `mutation Create($input: CreateCompanyInput!) {
  createCompany(input: $input) { company { id } errors { errorCode } } }`;

interface Created {
  createCompany: { company: { id: string } | null; errors: { errorCode: string }[] };
}

const address = { addressLine1: '100 Main St', city: 'Austin', state: 'TX', zip: '78701' };
/** What creates a company of this name. */
export const companyInput = (companyName: string) => ({
  companyName,
  address,
  location: {
    name: 'Headquarters',
    address,
    locationPhone: '5125550100',
    locationFax: '5125550101',
    derInfo: { fullName: 'Dana Whitfield', phoneNumber: '5125550142', email: 'dana@example.com' },
  },
});

/**
 * Tests of what several do at once. They need a portal on a server: the embedded database runs one transaction after
 * the other, which wins every race.
 */
export function testRaces(url: () => string): void {
  let token: string;
  let seed: Seed;

  beforeAll(async () => {
    token = await sessionOf(url(), 'super');
    seed = new Seed(url(), token);
  });

  const named = async (companyName: string) => {
    interface Found {
      companies: { totalCount: number };
    }
    const query = 'query Found($q: String) { companies(q: $q) { totalCount } }';
    return (await seed.send<Found>(query, { q: companyName })).companies.totalCount;
  };

  it('of 50 updates with one version exactly one wins', async () => {
    const { id, version } = await seed.company().create();

    const answers = await times(50, (index) =>
      seed.send<Updated>(update, { id, input: { companyName: uniqueName(`W${index}`), version } }),
    );

    const outcomes = answers.map(({ updateCompany }) => updateCompany);
    expect(outcomes.filter(({ company }) => company?.version === version + 1)).toHaveLength(1);
    const refused = outcomes.filter(({ company }) => company === null);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.flatMap(({ errors }) => errors.map((each) => each.errorCode)))).toEqual(
      new Set(['STALE_VERSION']),
    );
  });

  it('20 creates with one Idempotency-Key make one record', async () => {
    const name = uniqueName('Once');
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': uniqueName('key').replaceAll(' ', '-'),
    };

    const answers = await times(20, () =>
      graphql<Created>(url(), create, { input: companyInput(name) }, headers),
    );

    const ids = answers.map(({ data }) => data?.createCompany.company?.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^\d+$/);
    expect(await named(name)).toBe(1);
  });

  it('20 creates of one name without a key make one record', async () => {
    const name = uniqueName('Name');

    const answers = await times(20, () =>
      seed.send<Created>(create, { input: companyInput(name) }),
    );

    const outcomes = answers.map(({ createCompany }) => createCompany);
    expect(outcomes.filter(({ company }) => company !== null)).toHaveLength(1);
    expect(new Set(outcomes.flatMap(({ errors }) => errors.map((each) => each.errorCode)))).toEqual(
      new Set(['COMPANY_NAME_ALREADY_EXISTS']),
    );
    expect(await named(name)).toBe(1);
  });

  it('a tenant that is disabled has its sessions ended and its sign-in refused', async () => {
    const host = url().replace('localhost', summitHost);
    const session = { authorization: `Bearer ${await sessionOf(host, 'summit')}` };
    const own = () => graphql(host, '{ viewer { profile { id } } }', {}, session);
    const before = await own();
    const { tenants } = await seed.send<{ tenants: { nodes: Record<string, unknown>[] } }>(
      `{ tenants(q: "Summit") { nodes { id version name primaryContactFullName primaryContactPhone primaryContactEmail } } }`,
      {},
    );
    const { id, ...input } = tenants.nodes[0] ?? {};

    const disabled = await seed.send<{ updateTenant: { errors: unknown[] } }>(
      'mutation Disable($id: ID!, $input: UpdateTenantInput!) { updateTenant(id: $id, input: $input) { errors { errorCode path } } }',
      { id, input: { ...input, enabled: false } },
    );

    expect(before.errors).toBeUndefined();
    expect(disabled.updateTenant.errors).toEqual([]);
    expect((await own()).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(sessionOf(host, 'summit')).rejects.toThrow('TENANT_DISABLED');
  });
}
