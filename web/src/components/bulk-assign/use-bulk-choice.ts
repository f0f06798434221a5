import { useState } from 'react';
import type { Choice } from '../../lib/choices/choices.ts';

export interface BulkChoice {
  /** In the order in which they were ticked. */
  chosen: readonly Choice[];
  isChosen: (id: string) => boolean;
  toggle: (choice: Choice, on: boolean) => void;
  add: (choices: readonly Choice[]) => void;
  clear: () => void;
}

/** The records that are ticked; they stay so on other pages and under another search. */
export function useBulkChoice(): BulkChoice {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const change = (edit: (next: Map<string, Choice>) => void): void =>
    setChosen((now) => {
      const next = new Map(now);
      edit(next);
      return next;
    });
  return {
    chosen: [...chosen.values()],
    isChosen: (id) => chosen.has(id),
    toggle: (choice, on) =>
      change((next) => void (on ? next.set(choice.value, choice) : next.delete(choice.value))),
    add: (choices) =>
      change((next) => {
        for (const each of choices) next.set(each.value, each);
      }),
    clear: () => setChosen(new Map()),
  };
}
