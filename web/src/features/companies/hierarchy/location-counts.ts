import type { UnitPartsFragment } from './company-units.generated.ts';
import { placedUnits, type PlacedUnit, type Region } from './unit-tree.ts';

/** How many locations are at a place of the hierarchy. */
export interface LocationCount {
  id: string;
  /** The units of the place from the region down; none for locations of no unit. */
  path: readonly UnitPartsFragment[];
  /** Counts what lies in the last unit itself: its locations have no unit of a lower level. */
  isExact: boolean;
  /** Stands beside the counts of units, for the locations that are in none of them. */
  isRest: boolean;
  count: number;
  /** No location can be here before there is a district. */
  needsDistrict: boolean;
}

const sum = (units: readonly UnitPartsFragment[]): number =>
  units.reduce((total, { numberOfLocations }) => total + numberOfLocations, 0);

/** What is in a unit and below it. */
const countOf = ({ unit, path, children, hasDistricts }: PlacedUnit): LocationCount => ({
  id: unit.id,
  path,
  isExact: children.length === 0,
  isRest: false,
  count: unit.numberOfLocations,
  needsDistrict: !hasDistricts && unit.numberOfLocations === 0,
});

const rest = (id: string, path: LocationCount['path'], count: number): LocationCount[] =>
  count > 0 ? [{ id, path, isExact: true, isRest: true, count, needsDistrict: false }] : [];

/** What is in a unit but in none of those below it; nothing where the unit's own count says it. */
const countBeside = ({ unit, path, children }: PlacedUnit): LocationCount[] =>
  children.length === 0
    ? []
    : rest(`${unit.id}-itself`, path, unit.numberOfLocations - sum(children));

/**
 * The counts of a company's hierarchy: of each unit, of what lies in a unit beside those below it, and
 * of what lies in none. So every location is in a count that names exactly where it is.
 * @param total locations of the company
 */
export const locationCounts = (regions: readonly Region[], total: number): LocationCount[] => [
  ...placedUnits(regions).flatMap((placed) => [countOf(placed), ...countBeside(placed)]),
  ...rest('none', [], total - sum(regions)),
];
