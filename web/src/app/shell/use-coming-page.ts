import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isSameRecord } from './page-shape.ts';

/** A page that is there sooner is shown at once; anything between would only flicker. */
const PATIENCE_MS = 150;

/**
 * Path of the page that is on its way, once it has taken a moment; null while none is. The head of a record stays
 * while one of its other pages is opened, and a list while only its query changes.
 */
export function useComingPage(): string | null {
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? null;
  const isOther = coming !== null && coming !== pathname && !isSameRecord(coming, pathname);
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!isOther) return undefined;
    const timer = setTimeout(() => setLate(coming), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming, isOther]);
  return isOther && late === coming ? coming : null;
}
