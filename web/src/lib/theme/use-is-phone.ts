import { useSyncExternalStore } from 'react';

/** Narrower than Chakra's breakpoint `md`, from which on tables are tables. */
const query = '(max-width: 47.99rem)';

const media = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

function subscribe(onChange: () => void): () => void {
  const list = media();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as on a phone now, for what is only measured where it is not. */
export const isPhone = (): boolean => media()?.matches ?? false;

/** Whether the page is as narrow as on a phone, for what is another component there; all else is CSS. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
