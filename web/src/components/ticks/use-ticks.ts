import { useState } from 'react';
import type { ListFilter, ListSpec } from '@assay/schema/core/list';
import type { Choice } from '../../lib/choices/choices.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { useBulkChoice } from '../bulk-assign/use-bulk-choice.ts';
import { listQueryOf } from '../list-file/save-list-file.ts';

/** What is sent of what is ticked: the records by name, or all that the list finds, held to be those that were seen. */
export type Ticked = { recordIds: number[] } | AllOf;

type AllOf = { query: string; count: number; digest?: string };

export interface Ticks {
  /** How many records are ticked. */
  count: number;
  /** All that match are ticked, on whatever page. */
  isAll: boolean;
  isTicked: (id: string) => boolean;
  toggle: (choice: Choice, on: boolean) => void;
  /** Ticks the rows of the page, or takes their ticks away. */
  togglePage: (on: boolean) => void;
  page: 'none' | 'some' | 'all';
  tickAll: () => void;
  clear: () => void;
  ticked: Ticked;
}

interface TicksOf {
  spec: ListSpec;
  within?: readonly ListFilter[] | undefined;
  /** How many records the list finds; null while unknown. */
  total: number | null;
  /** What tells all of them from any others; nothing when they are too many for one call. */
  digest: string | null | undefined;
  ofPage: readonly Choice[];
}

/**
 * The ticked records of a list. Those ticked one by one stay so on other pages and under another search; all that match
 * are those of one search, and stay so as long as it does.
 */
export function useTicks({ spec, within, total, digest, ofPage }: TicksOf): Ticks {
  const { state } = useListUrl(spec);
  const { chosen, isChosen, toggle, add, clear } = useBulkChoice();
  const [all, setAll] = useState<AllOf | null>(null);
  const query = listQueryOf(state, within);
  const isAll = all !== null && all.query === query;
  const ticked = ofPage.filter(({ value }) => isAll || isChosen(value)).length;
  /* What is left of "all" when one goes is what is in sight: nobody has seen the others. */
  const toSome = (without: Choice | null): void => {
    setAll(null);
    clear();
    add(ofPage.filter(({ value }) => value !== without?.value));
  };
  return {
    count: isAll ? all.count : chosen.length,
    isAll,
    isTicked: (id) => isAll || isChosen(id),
    toggle: (choice, on) => (isAll ? toSome(choice) : toggle(choice, on)),
    togglePage: (on) => {
      setAll(null);
      if (on) add(ofPage);
      else for (const each of ofPage) toggle(each, false);
    },
    page: ticked === 0 ? 'none' : ticked === ofPage.length ? 'all' : 'some',
    tickAll: () => setAll({ query, count: total ?? 0, ...(digest && { digest }) }),
    clear: () => {
      setAll(null);
      clear();
    },
    ticked: isAll ? all : { recordIds: chosen.map(({ value }) => Number(value)) },
  };
}
