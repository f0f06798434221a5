import type { LocationRegionFragment } from './location-units.generated.ts';

/** A region, area or district with what lies under it. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly Unit[];
}

export type UnitTree = readonly LocationRegionFragment[];

/** A unit with those above it, from the region down; empty when it is not in the tree. */
export function unitsDownTo(tree: readonly Unit[], id: number | string): Unit[] {
  for (const unit of tree) {
    if (unit.id === String(id)) return [unit];
    const below = unitsDownTo(unit.children ?? [], id);
    if (below.length > 0) return [unit, ...below];
  }
  return [];
}

/** "Central › Texas Gulf › Dallas". */
export const unitText = (tree: readonly Unit[], id: number | string): string =>
  unitsDownTo(tree, id)
    .map(({ name }) => name)
    .join(' › ');
