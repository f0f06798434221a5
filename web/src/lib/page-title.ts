import { useEffect, useSyncExternalStore } from 'react';

let own: string | null = null;
const listeners = new Set<() => void>();

const set = (title: string | null): void => {
  own = title;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Title that the page gave itself over the one of its route, e.g. because it does not exist. */
export const useOwnTitle = (): string | null => useSyncExternalStore(subscribe, () => own);

/** Gives the page another title than its route's, as long as the caller is on it; null leaves it alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
}
