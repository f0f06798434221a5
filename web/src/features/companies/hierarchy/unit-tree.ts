import type { CompanyUnitsQuery, UnitPartsFragment } from './company-units.generated.ts';

export type Region = NonNullable<CompanyUnitsQuery['administrativeUnitTree']>[number];

/** A unit with its place in the hierarchy. */
export interface PlacedUnit {
  unit: UnitPartsFragment;
  /** The units from the region down to this one. */
  path: readonly UnitPartsFragment[];
  children: readonly UnitPartsFragment[];
  /** Whether it is a district or there are some below it. */
  hasDistricts: boolean;
}

/** The units of a company, each before those below it. */
export const placedUnits = (regions: readonly Region[]): PlacedUnit[] =>
  regions.flatMap((region) => [
    {
      unit: region,
      path: [region],
      children: region.children,
      hasDistricts: region.children.some(({ children }) => children.length > 0),
    },
    ...region.children.flatMap((area) => [
      {
        unit: area,
        path: [region, area],
        children: area.children,
        hasDistricts: area.children.length > 0,
      },
      ...area.children.map((district) => ({
        unit: district,
        path: [region, area, district],
        children: [],
        hasDistricts: true,
      })),
    ]),
  ]);
