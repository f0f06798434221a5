import type { Permission } from '@assay/schema/permissions';
import type { UnitPartsFragment } from '../company-units.generated.ts';
import type { Region } from '../unit-tree.ts';

const unit = (
  id: string,
  level: UnitPartsFragment['level'],
  name: string,
  numberOfLocations: number,
) => ({
  __typename: 'AdministrativeUnit' as const,
  id,
  level,
  name,
  numberOfLocations,
  isDeleteAllowed: false,
  version: 1,
});

/** West (5) with Coast (3), in which are Bay (2) and Delta (0), and with the empty Hills; East, empty as well. */
export const someRegions = (): Region[] => [
  {
    ...unit('2', 'REGION', 'West', 5),
    children: [
      {
        ...unit('3', 'AREA', 'Coast', 3),
        children: [
          unit('4', 'DISTRICT', 'Bay', 2),
          { ...unit('5', 'DISTRICT', 'Delta', 0), isDeleteAllowed: true },
        ],
      },
      { ...unit('6', 'AREA', 'Hills', 0), isDeleteAllowed: true, children: [] },
    ],
  },
  { ...unit('7', 'REGION', 'East', 0), isDeleteAllowed: true, children: [] },
];

/** A region with so many areas. */
export const withAreas = (region: Region, count: number): Region => ({
  ...region,
  children: Array.from({ length: count }, (_, at) => ({
    ...unit(`1000${at}`, 'AREA', `Area ${at}`, 0),
    children: [],
  })),
});

/** The server's answer for a company of these regions and some locations. */
export const unitsAnswer = (
  regions: Region[],
  numberOfLocations: number,
  viewerPermissions: readonly Permission[] = ['UPDATE', 'DELETE'],
) => ({
  company: {
    __typename: 'Company',
    id: '7',
    numberOfRegions: regions.length,
    numberOfAreas: 2,
    numberOfDistricts: 2,
    numberOfLocations,
    viewerPermissions,
  },
  administrativeUnitTree: regions,
});
