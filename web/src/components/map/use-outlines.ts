import { useEffect, useState } from 'react';
import type { Outlines } from '@assay/schema/map/state-outlines';
import { loadOutlines } from './outlines.ts';

/** The outlines of the states; null until they are here. A map without them still shows how places lie to each other. */
export function useOutlines(): Outlines | null {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  useEffect(() => {
    let isShown = true;
    loadOutlines().then(
      (loaded) => isShown && setOutlines(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return outlines;
}
