import { expect, test } from 'vitest';
import type { CompanyPartsFragment } from './company.generated.ts';
import { companyFigures } from './company-figures.ts';

const counts = {
  numberOfLocations: 40,
  numberOfUsers: 31,
  numberOfRegions: 3,
  numberOfAreas: 1,
  numberOfDistricts: 0,
} as CompanyPartsFragment;

test('counts locations by their units, and accounts, whoever may sign in with them', () => {
  const figures = companyFigures(counts, { locations: undefined, testPools: '/pools' }, null);

  expect(figures.map(({ label, value, note }) => [label, value, note])).toEqual([
    ['Locations', 40, '3 regions, 1 area, 0 districts'],
    ['Client Users', 31, 'with an account'],
  ]);
});
