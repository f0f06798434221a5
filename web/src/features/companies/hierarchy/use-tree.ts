import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { treeStep, type TreeStep } from './tree-keys.ts';
import {
  aboveNamed,
  allItems,
  itemsNamed,
  pathTo,
  rowsInSight,
  type TreeItem,
  type TreeRow,
} from './tree-rows.ts';

/** A hierarchy of no more units than this is open from the beginning. */
const SMALL = 40;
/** Rows added by each "Load More". */
const STEP = 100;
/** Letters within this time are about one name, ms. */
const TYPING_MS = 600;

/** Where the row of an item is in the page. */
export const treeRowId = (id: string): string => `hierarchy-${id}`;

export interface TreeState {
  /** The rows in sight, as many as were asked for. */
  rows: readonly TreeRow[];
  /** How many there would be. */
  total: number;
  showMore: () => void;
  sought: string;
  seek: (text: string) => void;
  /** Id of the row that the keyboard comes to. */
  activeId: string | undefined;
  setActive: (id: string) => void;
  toggle: (row: TreeRow) => void;
  /** Opens what is above an item and puts the keyboard on it, as soon as it is there. */
  goTo: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Letters that come one shortly after the other; a key that is no letter begins anew. */
function useTyped(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    if (key === 'Shift') return '';
    const now = performance.now();
    const before = now - typed.current.at < TYPING_MS ? typed.current.text : '';
    const isLetter = key.length === 1 && key !== '*' && (key !== ' ' || before !== '');
    const text = isLetter ? `${before}${key.toLowerCase()}` : '';
    typed.current = { text, at: now };
    return text;
  };
}

/** What is open in a tree, which of it is in sight, and where the keyboard is. */
export function useTree(items: readonly TreeItem[]): TreeState {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [sought, setSought] = useState('');
  const [limit, setLimit] = useState(STEP);
  const [isSmall, setSmall] = useState<boolean | null>(null);
  const [active, setActive] = useState<string>();
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  const typedWith = useTyped();

  // It stays as it began, whatever is added.
  if (isSmall === null && items.length > 0) setSmall(allItems(items).length <= SMALL);
  const opened = new Set(sought === '' ? [] : aboveNamed(items, sought));
  const isOpen = (id: string): boolean =>
    toggled.get(id) ?? (sought === '' ? isSmall === true : opened.has(id));
  const all = rowsInSight(sought === '' ? items : itemsNamed(items, sought), isOpen);
  const rows = all.slice(0, limit);
  const activeId = rows.some(({ item }) => item.id === active) ? active : rows[0]?.item.id;

  const setOpen = (ids: readonly string[], value: boolean): void =>
    setToggled(new Map([...toggled, ...ids.map((id) => [id, value] as const)]));
  const wantedAt = wanted === null ? -1 : all.findIndex(({ item }) => item.id === wanted.id);
  const take = (step: TreeStep): void => {
    if (step === null) return;
    setWanted('goTo' in step ? { id: step.goTo } : null);
    if ('goTo' in step) return;
    if ('open' in step) setOpen(step.open, true);
    else setOpen(step.close, false);
  };

  // What is wanted comes into sight: what is above it opens, and as many rows are made as lead to it.
  const above = wanted !== null && wantedAt === -1 ? pathTo(items, wanted.id) : null;
  if (above !== null) {
    setSought('');
    setOpen(above, true);
  }
  if (wantedAt >= limit) setLimit(Math.ceil((wantedAt + 1) / STEP) * STEP);
  const isThere = wantedAt !== -1 && wantedAt < limit;
  useEffect(() => {
    if (wanted !== null && isThere) document.getElementById(treeRowId(wanted.id))?.focus();
  }, [wanted, isThere]);

  return {
    rows,
    total: all.length,
    showMore: () => setLimit(limit + STEP),
    sought,
    seek: (text) => {
      setWanted(null);
      setSought(text);
      setToggled(new Map());
    },
    activeId,
    setActive: (id) => {
      setActive(id);
      setWanted(null);
    },
    toggle: ({ item, isOpen: isOpened }) => {
      setWanted(null);
      if (isOpened !== null) setOpen([item.id], !isOpened);
    },
    goTo: (id) => setWanted({ id }),
    onKeyDown: (event) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      // Keys of what stands in a row are its own.
      const at = all.findIndex(({ item }) => (target as Element).id === treeRowId(item.id));
      if (at === -1 || ctrlKey || altKey || metaKey) return;
      const typed = typedWith(key);
      const step = treeStep(all, at, typed === '' ? key : '', typed);
      if (step !== null || key === ' ' || key.startsWith('Arrow')) event.preventDefault();
      take(step);
    },
  };
}
