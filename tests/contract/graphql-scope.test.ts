import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf, idsIn } from './graphql-walk.ts';

interface Unit {
  name: string;
}
interface Location {
  id: string;
  region: Unit | null;
  area: Unit | null;
  district: Unit | null;
}

/** Everything in Northwind, as an administrator of the tenant sees it. */
let northwind: { id: string; locations: Location[] };

beforeAll(async () => {
  interface Found {
    companies: { nodes: { id: string }[] };
  }
  const { companies } = await dataOf<Found>(
    'super',
    '{ companies(q: "Northwind Logistics") { nodes { id } } }',
  );
  const id = companies.nodes[0]?.id ?? '';
  interface Locations {
    locations: { nodes: Location[] };
  }
  const { locations } = await dataOf<Locations>(
    'super',
    `query All($id: ID!) { locations(limit: 100, where: { companyId: { eq: $id } }) {
      nodes { id region { name } area { name } district { name } } } }`,
    { id },
  );
  northwind = { id, locations: locations.nodes };
});

const under = (...units: string[]) =>
  northwind.locations
    .filter(({ region, area, district }) =>
      [region, area, district].some((unit) => unit !== null && units.includes(unit.name)),
    )
    .map(({ id }) => id);

/** What each hierarchy user of the demo data is bound to (contract §0.10). */
const parts = {
  corporate: () => northwind.locations.map(({ id }) => id),
  companyUser: () => northwind.locations.map(({ id }) => id),
  region: () => under('Central'),
  area: () => under('Texas Gulf'),
  district: () => under('Dallas'),
  unit: () => under('Pacific Northwest', 'Atlanta'),
} as const;
const hierarchyUsers = Object.keys(parts) as (keyof typeof parts)[];

const seen = /* GraphQL */ `
  query Seen {
    locations(limit: 100) {
      totalCount
      nodes {
        id
        company {
          id
          locations(limit: 100) {
            totalCount
            nodes {
              id
            }
          }
        }
      }
    }
    companies(limit: 5) {
      totalCount
      nodes {
        id
        numberOfLocations
        locations(limit: 100) {
          totalCount
          nodes {
            id
          }
        }
      }
    }
    companyOptions {
      nodes {
        id: value
      }
    }
  }
`;

interface Part {
  totalCount: number;
  nodes: { id: string }[];
}
interface Seen {
  locations: {
    totalCount: number;
    nodes: { id: string; company: { id: string; locations: Part } | null }[];
  };
  companies: {
    totalCount: number;
    nodes: { id: string; numberOfLocations: number; locations: Part }[];
  };
  companyOptions: { nodes: { id: string }[] };
}

const idsOf = (nodes: readonly { id: string }[]) =>
  nodes.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));

describe.each(hierarchyUsers)('%s of Northwind', (user) => {
  it('sees its part in lists, totals and nested lists', async () => {
    const own = parts[user]().toSorted((a, b) => Number(a) - Number(b));

    const { locations, companies, companyOptions } = await dataOf<Seen>(user, seen);

    expect(own.length).toBeGreaterThan(0);
    expect([locations.totalCount, idsOf(locations.nodes)]).toEqual([own.length, own]);
    expect([companies.totalCount, idsOf(companies.nodes)]).toEqual([1, [northwind.id]]);
    expect(idsOf(companyOptions.nodes)).toEqual([northwind.id]);
    const [company] = companies.nodes;
    expect(company?.numberOfLocations).toBe(own.length);
    const nested = [company?.locations, ...locations.nodes.map((each) => each.company?.locations)];
    for (const part of nested) {
      expect([part?.totalCount, idsOf(part?.nodes ?? [])]).toEqual([own.length, own]);
    }
  });

  it('reads the records of its part and no others', async () => {
    const own = new Set(parts[user]());
    const found: Record<string, boolean> = {};
    for (const { id } of northwind.locations) {
      const { location } = await dataOf<{ location: { id: string } | null }>(
        user,
        'query One($id: ID!) { location(id: $id) { id } }',
        { id },
      );
      found[id] = location !== null;
    }
    expect(found).toEqual(
      Object.fromEntries(northwind.locations.map(({ id }) => [id, own.has(id)])),
    );
  });
});

describe('the hierarchy of Northwind', () => {
  it('gives every unit a true part', () => {
    const sizes = hierarchyUsers.slice(2).map((user) => parts[user]().length);

    expect(Math.max(...sizes)).toBeLessThan(northwind.locations.length);
    expect(parts.area().length).toBeLessThan(northwind.locations.length);
  });

  it('shows a location manager the own locations only', async () => {
    interface Places {
      locations: { totalCount: number; nodes: { id: string; company: { id: string } | null }[] };
      companies: { nodes: { id: string }[] };
    }
    const { locations, companies } = await dataOf<Places>(
      'location',
      '{ locations { totalCount nodes { id company { id } } } companies { nodes { id } } }',
    );
    const all = await idsIn('corporate', 'locations');

    expect(locations.totalCount).toBe(2);
    expect(locations.nodes).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining(idsOf(locations.nodes)));
    expect(idsOf(companies.nodes)).toEqual([northwind.id]);
  });
});

describe('two tenants', () => {
  it('share no row, however deep it is asked for', async () => {
    const nested =
      '{ companies(limit: 100) { totalCount nodes { id companyName locations(limit: 100) { totalCount nodes { name } } } } }';
    interface Companies {
      companies: {
        totalCount: number;
        nodes: { companyName: string; locations: { totalCount: number; nodes: unknown[] } }[];
      };
    }
    const [one, two] = [
      await dataOf<Companies>('super', nested),
      await dataOf<Companies>('summit', nested),
    ];
    const names = new Set(one.companies.nodes.map(({ companyName }) => companyName));

    expect(two.companies.nodes.length).toBe(two.companies.totalCount);
    expect(two.companies.nodes.filter(({ companyName }) => names.has(companyName))).toEqual([]);
    for (const { locations } of two.companies.nodes) {
      expect(locations.totalCount).toBe(locations.nodes.length);
    }
  });
});
