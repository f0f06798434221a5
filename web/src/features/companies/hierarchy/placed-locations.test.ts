import { expect, test } from 'vitest';
import { placedLocations } from './placed-locations.ts';

const location = (id: string) => ({
  __typename: 'Location' as const,
  id,
  locationId: `10000${id}`,
  name: `Yard ${id}`,
});
const unit = <Below extends object>(id: string, name: string, at: string[], below: Below) => ({
  __typename: 'HierarchyNode' as const,
  unit: { __typename: 'AdministrativeUnit' as const, id, name },
  locations: at.map(location),
  ...below,
});
const hierarchy = {
  __typename: 'CompanyHierarchy' as const,
  regions: [
    unit('1', 'West', ['1'], {
      children: [
        unit('2', 'Coast', [], {
          children: [unit('3', 'Bay', ['2', '3'], {}), unit('4', 'Delta', [], {})],
        }),
      ],
    }),
    unit('5', 'East', [], { children: [] }),
  ],
  unassignedLocations: [location('4')],
};

test('locations stand with the units above them, units without any by themselves, the rest at the end', () => {
  const rows = placedLocations(hierarchy).map(({ units, location: at }) => [
    ...units,
    at?.name ?? null,
  ]);

  expect(rows).toEqual([
    ['West', null, null, 'Yard 1'],
    ['West', 'Coast', 'Bay', 'Yard 2'],
    ['West', 'Coast', 'Bay', 'Yard 3'],
    ['West', 'Coast', 'Delta', null],
    ['East', null, null, null],
    [null, null, null, 'Yard 4'],
  ]);
});

test('a row knows how much of its place the row before has said', () => {
  expect(placedLocations(hierarchy).map(({ repeated }) => repeated)).toEqual([0, 1, 3, 2, 0, 0]);
});

test('every row has an id of its own', () => {
  const ids = placedLocations(hierarchy).map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
});
