import { useCallback, useState, type RefCallback } from 'react';

/** Rows added at a time; a page of a list is never as long. */
const STEP = 200;
/** The next rows are made before their place is scrolled into sight. */
const AHEAD = '1500px';

/**
 * How many of very many rows to render: more each time the end comes near. Ten thousand rows at once
 * would block the page for seconds.
 * @returns the number, and a ref for an element behind the last row
 */
export function useGrowingCount(total: number): [number, RefCallback<HTMLElement>] {
  const [limit, setLimit] = useState(STEP);
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setLimit((now) => now + STEP),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [Math.min(limit, total), end];
}
