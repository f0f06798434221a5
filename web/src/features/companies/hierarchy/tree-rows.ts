import { countText } from '../../../components/list/count-text.ts';
import type { UnitLevel } from '../../../gql/schema.generated.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { locationCounts, type LocationCount } from './location-counts.ts';
import type { Region } from './unit-tree.ts';

/** A unit of the hierarchy, or the locations that lie in a unit itself or in none, with what is below it. */
export interface TreeItem {
  id: string;
  name: string;
  /** Null for locations that lie in a unit itself, or in none. */
  unit: UnitPartsFragment | null;
  count: LocationCount;
  children: TreeItem[];
}

/** An item that is in sight, with what the keyboard and assistive technology need to know of its place. */
export interface TreeRow {
  item: TreeItem;
  /** Of the item above; null at the top. */
  parentId: string | null;
  depth: number;
  position: number;
  siblings: number;
  /** Null where nothing is below it. */
  isOpen: boolean | null;
}

const unitOf = ({ path, isRest }: LocationCount): UnitPartsFragment | null =>
  isRest ? null : (path.at(-1) ?? null);

/** What stands for locations that no unit below has. */
const nameOfRest = ({ path }: LocationCount): string => {
  const unit = path.at(-1);
  return unit ? `In ${unit.name} itself` : 'In no region';
};

/**
 * The hierarchy of a company, the highest first.
 * @param total locations of the company
 */
export function treeItems(regions: readonly Region[], total: number): TreeItem[] {
  const items = new Map<string, TreeItem>();
  const top: TreeItem[] = [];
  // Each count comes behind that of the unit above it.
  for (const count of locationCounts(regions, total)) {
    const unit = unitOf(count);
    const item = { id: count.id, name: unit?.name ?? nameOfRest(count), unit, count, children: [] };
    const above = count.path.at(unit ? -2 : -1);
    const isTop = unit?.level === 'REGION' || above === undefined;
    (isTop ? top : (items.get(above.id)?.children ?? top)).push(item);
    if (unit) items.set(unit.id, item);
  }
  return top;
}

/** Items and all that is below them, each before what is below it. */
export const allItems = (items: readonly TreeItem[]): TreeItem[] =>
  items.flatMap((item) => [item, ...allItems(item.children)]);

/** Ids of the items above one, the highest first; null when there is no such item. */
export function pathTo(items: readonly TreeItem[], id: string): string[] | null {
  for (const item of items) {
    if (item.id === id) return [];
    const below = pathTo(item.children, id);
    if (below) return [item.id, ...below];
  }
  return null;
}

/** The items that are called like this, with those above and below them. */
export function itemsNamed(items: readonly TreeItem[], sought: string): TreeItem[] {
  return items.flatMap((item) => {
    if (item.unit && isNamed(item, sought)) return [item];
    const children = itemsNamed(item.children, sought);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

const isNamed = ({ name }: TreeItem, sought: string): boolean =>
  name.toLowerCase().includes(sought.toLowerCase());

/** Ids of the items below which something is called like this. */
export const aboveNamed = (items: readonly TreeItem[], sought: string): string[] =>
  allItems(items)
    .filter(({ children }) => allItems(children).some((item) => item.unit && isNamed(item, sought)))
    .map(({ id }) => id);

/** The rows in sight, from the first to the last. */
export const rowsInSight = (
  items: readonly TreeItem[],
  isOpen: (id: string) => boolean,
  depth = 1,
  parentId: string | null = null,
): TreeRow[] =>
  items.flatMap((item, at) => {
    const opened = item.children.length > 0 ? isOpen(item.id) : null;
    const place = { parentId, depth, position: at + 1, siblings: items.length };
    return [
      { item, ...place, isOpen: opened },
      ...(opened ? rowsInSight(item.children, isOpen, depth + 1, item.id) : []),
    ];
  });

const words: readonly [UnitLevel, one: string, many: string][] = [
  ['AREA', 'area', 'areas'],
  ['DISTRICT', 'district', 'districts'],
];

/** How many units are below one: "2 areas, 5 districts"; nothing where there are none. */
export function unitsBelow({ children }: TreeItem): string {
  const below = allItems(children);
  return words
    .map(
      ([level, one, many]) =>
        [below.filter(({ unit }) => unit?.level === level), one, many] as const,
    )
    .filter(([{ length }]) => length > 0)
    .map(([{ length }, one, many]) => countText(length, one, many))
    .join(', ');
}
