import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A list as long as this is made as a whole, as is every page of a list. */
const WHOLE = 50;
/** As many rows are made for the search of the browser; more would block the page for seconds. */
const SEARCHED = 2_000;

const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/**
 * Whether only a part of the rows is made. The browser finds and prints what is there, so asking it to
 * makes all of them.
 */
export function useWindowing(rows: number): boolean {
  const [needsAll, setNeedsAll] = useState(false);
  const isLong = rows > WHOLE;
  useEffect(() => {
    if (!isLong) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (isFind(event) && rows <= SEARCHED) startTransition(() => setNeedsAll(true));
    };
    const onPrint = (): void => flushSync(() => setNeedsAll(true));
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [isLong, rows]);
  return isLong && !needsAll;
}
