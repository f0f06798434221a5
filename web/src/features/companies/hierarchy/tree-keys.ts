import type { TreeRow } from './tree-rows.ts';

/** What a key does in a tree: the keyboard goes to a row, or rows are opened or closed. */
export type TreeStep =
  | { goTo: string }
  | { open: readonly string[] }
  | { close: readonly string[] }
  | null;

const goTo = (row: TreeRow | undefined): TreeStep => (row ? { goTo: row.item.id } : null);

/** The next row whose name begins with what was typed, round from the last to the first. */
function named(rows: readonly TreeRow[], at: number, typed: string): TreeStep {
  // One letter goes on to the next; more of them may still be about the same row.
  const from = typed.length > 1 ? at : at + 1;
  const around = [...rows.slice(from), ...rows.slice(0, from)];
  return goTo(around.find(({ item }) => item.name.toLowerCase().startsWith(typed)));
}

/**
 * The keys of a tree as the WAI-ARIA practices have them.
 * @param at place of the row that the keyboard is on
 * @param typed letters that came one shortly after the other, with this one
 */
export function treeStep(
  rows: readonly TreeRow[],
  at: number,
  key: string,
  typed: string,
): TreeStep {
  const row = rows[at];
  if (row === undefined) return null;
  const { item, parentId, isOpen } = row;
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[at + 1]);
    case 'ArrowUp':
      return goTo(rows[at - 1]);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    case 'ArrowRight':
      if (isOpen === null) return null;
      return isOpen ? goTo(rows[at + 1]) : { open: [item.id] };
    case 'ArrowLeft':
      if (isOpen === true) return { close: [item.id] };
      return parentId === null ? null : { goTo: parentId };
    case 'Enter':
    case ' ':
      if (isOpen === null) return null;
      return isOpen ? { close: [item.id] } : { open: [item.id] };
    case '*':
      return {
        open: rows.filter((each) => each.parentId === parentId).map((each) => each.item.id),
      };
    default:
      return typed === '' ? null : named(rows, at, typed);
  }
}
