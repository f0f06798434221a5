import type {
  CompanyHierarchyQuery,
  PlacedLocationFragment,
  PlacedUnitFragment,
} from './company-hierarchy.generated.ts';

type Hierarchy = NonNullable<CompanyHierarchyQuery['companyHierarchy']>;
type Names = readonly (string | null)[];

/** A location with the units above it, or a unit that has nothing below it. */
export interface PlacedLocation {
  id: string;
  /** Names of region, area and district; null where there is none. */
  units: Names;
  /** How many of them, from the region down, are those of the row before. */
  repeated: number;
  location: PlacedLocationFragment | null;
}

type Node = PlacedUnitFragment & { readonly children?: readonly Node[] };

const LEVELS = 3;
const padded = (names: readonly string[]): Names => [
  ...names,
  ...Array.from({ length: LEVELS - names.length }, () => null),
];

function rowsOf(
  { unit, locations, children = [] }: Node,
  above: readonly string[],
): PlacedLocation[] {
  const names = [...above, unit.name];
  const own = locations.map((location) => row(names, location));
  const below = children.flatMap((child) => rowsOf(child, names));
  const isBare = own.length === 0 && below.length === 0;
  return isBare ? [{ ...row(names, null), id: `unit-${unit.id}` }] : [...own, ...below];
}

const row = (
  names: readonly string[],
  location: PlacedLocationFragment | null,
): PlacedLocation => ({
  id: location?.id ?? '',
  units: padded(names),
  repeated: 0,
  location,
});

/** Levels at which a row begins with the same units as the one before. */
function sameFrom(before: Names | undefined, units: Names): number {
  const differs = units.findIndex((name, level) => name !== before?.[level]);
  return differs === -1 ? LEVELS : differs;
}

/** The hierarchy of a company as rows of Region, Area, District and Location; what lies in no unit comes last. */
export function placedLocations({ regions, unassignedLocations }: Hierarchy): PlacedLocation[] {
  const rows = [
    ...regions.flatMap((region) => rowsOf(region, [])),
    ...unassignedLocations.map((location) => row([], location)),
  ];
  return rows.map((each, index) => ({
    ...each,
    repeated: sameFrom(rows[index - 1]?.units, each.units),
  }));
}
