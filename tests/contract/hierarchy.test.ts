import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/api.ts';
import { uniqueName } from '../support/seed.ts';
import type { DemoUser } from '../support/users.ts';
import { ask, dataOf } from './graphql-walk.ts';

interface Created {
  createAdministrativeUnit: {
    administrativeUnit: { id: string; level: string; version: number } | null;
    errors: { errorCode: string; path: string[] }[];
  };
}
interface Node {
  name: string;
  numberOfLocations: number;
  children: Node[];
}

const create = `mutation Create($companyId: ID!, $input: CreateAdministrativeUnitInput!) {
  createAdministrativeUnit(companyId: $companyId, input: $input) {
    administrativeUnit { id level version }
    errors { errorCode path }
  }
}`;
const address = { addressLine1: '1 Main Street', city: 'Austin', state: 'TX', zip: '78701' };

let companyId: string;
const add = async (input: object) =>
  (await dataOf<Created>('super', create, { companyId, input })).createAdministrativeUnit;
const idOf = async (input: object): Promise<string> =>
  (await add(input)).administrativeUnit?.id ?? '';

beforeAll(async () => {
  const answer = await callApi('super', {
    method: 'POST',
    path: '/api/companies',
    body: {
      companyName: uniqueName('Hierarchy'),
      location: {
        name: 'Head office',
        address,
        locationPhone: '5125550100',
        locationFax: '5125550101',
        derInfo: { fullName: 'Dana', phoneNumber: '5125550102', email: 'dana@example.com' },
      },
    },
  });
  companyId = String((answer.json() as { id: number }).id);
});

describe('units', () => {
  it('are added level by level, renamed, counted and deleted', async () => {
    const region = await idOf({ name: 'North' });
    const area = await idOf({ name: 'Lakes', parentId: region });
    const district = await add({ name: 'Harbor', parentId: area });

    const { companyHierarchy: before } = await dataOf<{ companyHierarchy: { regions: object[] } }>(
      'super',
      `query Tree($id: ID!) { companyHierarchy(companyId: $id) {
        regions { unit { name } children { unit { name } children { unit { name isDeleteAllowed } } } } } }`,
      { id: companyId },
    );
    const outcome = await dataOf<Record<'renamed' | 'kept' | 'gone', object>>(
      'super',
      `mutation Change($area: ID!, $district: ID!) {
        renamed: renameAdministrativeUnit(id: $area, input: { name: "Great Lakes", version: 1 }) { administrativeUnit { name version } }
        kept: deleteAdministrativeUnit(id: $area) { errors { errorCode message } }
        gone: deleteAdministrativeUnit(id: $district) { deletedId errors { errorCode } } }`,
      { area, district: district.administrativeUnit?.id },
    );

    expect(district.administrativeUnit?.level).toBe('DISTRICT');
    expect(before.regions).toEqual([
      {
        unit: { name: 'North' },
        children: [
          {
            unit: { name: 'Lakes' },
            children: [{ unit: { name: 'Harbor', isDeleteAllowed: true } }],
          },
        ],
      },
    ]);
    expect(outcome).toMatchObject({
      renamed: { administrativeUnit: { name: 'Great Lakes', version: 2 } },
      kept: {
        errors: [{ errorCode: 'HAS_CHILD_ELEMENTS', message: 'This entity has dependencies...' }],
      },
      gone: { errors: [] },
    });
  });

  it.each([
    [{ name: ' ' }, { errorCode: 'BLANK', path: ['name'] }],
    [
      { name: 'x', parentId: '999999' },
      { errorCode: 'INVALID', path: ['parentId'] },
    ],
  ])('refuse %j at the field', async (input, error) => {
    expect(await add(input)).toEqual({ administrativeUnit: null, errors: [error] });
  });

  it('move under another unit of the level above, and nowhere else', async () => {
    const former = await idOf({ name: 'Former' });
    const later = await idOf({ name: 'Later' });
    const area = await idOf({ name: 'Wandering', parentId: former });
    const district = await idOf({ name: 'Pier', parentId: area });

    const outcome = await dataOf<Record<'moved' | 'below' | 'late', object>>(
      'super',
      `mutation Move($area: ID!, $later: ID!, $district: ID!) {
        below: moveAdministrativeUnit(id: $area, input: { parentId: $district }) { administrativeUnit { id } errors { errorCode path } }
        moved: moveAdministrativeUnit(id: $area, input: { parentId: $later, version: 1 }) {
          administrativeUnit { path level version children { path } } errors { errorCode } }
        late: moveAdministrativeUnit(id: $area, input: { parentId: $later, version: 1 }) { errors { errorCode } } }`,
      { area, later, district },
    );

    expect(outcome).toEqual({
      below: { administrativeUnit: null, errors: [{ errorCode: 'INVALID', path: ['parentId'] }] },
      moved: {
        administrativeUnit: {
          path: ['Later', 'Wandering'],
          level: 'AREA',
          version: 2,
          children: [{ path: ['Later', 'Wandering', 'Pier'] }],
        },
        errors: [],
      },
      late: { errors: [{ errorCode: 'STALE_VERSION' }] },
    });
  });

  it('refuse a name twice under one parent, in any case', async () => {
    await add({ name: 'South' });

    expect((await add({ name: 'SOUTH' })).errors).toEqual([
      { errorCode: 'NAME_ALREADY_EXISTS', path: ['name'] },
    ]);
  });
});

describe('the accessible hierarchy', () => {
  const tree =
    '{ accessibleHierarchy { name numberOfLocations children { name numberOfLocations children { name numberOfLocations } } } }';
  const names = (nodes: readonly Node[] = []): object =>
    Object.fromEntries(nodes.map(({ name, children }) => [name, names(children)]));

  it.each<[DemoUser, object]>([
    [
      'region',
      {
        Central: {
          'Mid-America': { 'Kansas City': {}, 'St. Louis': {} },
          'Texas Gulf': { Dallas: {}, Houston: {} },
        },
      },
    ],
    ['area', { Central: { 'Texas Gulf': { Dallas: {}, Houston: {} } } }],
  ])('of %s is the own part with what is above it', async (user, expected) => {
    const { accessibleHierarchy } = await dataOf<{ accessibleHierarchy: Node[] }>(user, tree);

    expect(names(accessibleHierarchy)).toEqual(expected);
  });

  it.each<DemoUser>(['region', 'area', 'district', 'unit', 'location', 'corporate', 'companyUser'])(
    'of %s counts what the own list of locations has',
    async (user) => {
      const { accessibleHierarchy, locations } = await dataOf<{
        accessibleHierarchy: Node[];
        locations: { nodes: { region: object | null }[] };
      }>(
        user,
        `{ accessibleHierarchy { name numberOfLocations children { name } } locations(limit: 100) { nodes { region { id } } } }`,
      );

      const counted = accessibleHierarchy.reduce(
        (sum, { numberOfLocations }) => sum + numberOfLocations,
        0,
      );
      expect(counted).toBe(locations.nodes.filter(({ region }) => region !== null).length);
      expect(counted).toBeGreaterThan(0);
    },
  );

  it.each<DemoUser>(['region', 'area', 'district', 'unit'])(
    'of %s is all that the company’s own tree tells',
    async (user) => {
      const { companies } = await dataOf<{ companies: { nodes: { id: string }[] } }>(
        user,
        '{ companies { nodes { id } } }',
      );

      const told = await dataOf<{
        accessibleHierarchy: Node[];
        companyHierarchy: { regions: { unit: Node }[]; unassignedLocations: object[] };
        company: { numberOfRegions: number };
      }>(
        user,
        `query Told($id: ID!) {
          accessibleHierarchy { name children { name children { name } } }
          companyHierarchy(companyId: $id) {
            regions { unit { name children { name children { name } } } } unassignedLocations { id } }
          company(id: $id) { numberOfRegions } }`,
        { id: companies.nodes[0]?.id },
      );

      expect(told.companyHierarchy.regions.map(({ unit }) => unit)).toEqual(
        told.accessibleHierarchy,
      );
      expect(told.companyHierarchy.unassignedLocations).toEqual([]);
      expect(told.company.numberOfRegions).toBe(told.accessibleHierarchy.length);
    },
  );

  it('is refused to staff of the TPA', async () => {
    const { errors } = await ask('admin', tree);

    expect(errors?.[0]?.extensions).toMatchObject({ errorCode: 'ACCESS_DENIED' });
  });
});

it('no manager counts a location of another part through the tree of the company', async () => {
  const { companies } = await dataOf<{ companies: { nodes: { id: string }[] } }>(
    'district',
    '{ companies { nodes { id } } }',
  );
  const { administrativeUnits, locations } = await dataOf<{
    administrativeUnits: {
      nodes: { level: string; numberOfLocations: number; isDeleteAllowed: boolean }[];
    };
    locations: { totalCount: number };
  }>(
    'district',
    `query Units($id: ID!) {
      administrativeUnits(limit: 100, where: { companyId: { eq: $id } }) { nodes { level numberOfLocations isDeleteAllowed } }
      locations { totalCount } }`,
    { id: companies.nodes[0]?.id },
  );

  const regions = administrativeUnits.nodes.filter(({ level }) => level === 'REGION');
  const counted = regions.reduce((sum, { numberOfLocations }) => sum + numberOfLocations, 0);
  expect(counted).toBe(locations.totalCount);
  expect(administrativeUnits.nodes.some(({ isDeleteAllowed }) => isDeleteAllowed)).toBe(false);
});
