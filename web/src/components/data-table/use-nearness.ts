import { useCallback, useState, type RefCallback } from 'react';

/** What is about to be scrolled into sight is made before. */
const AHEAD = '1000px 0px';
// A table in a scroller of its own looks ahead in that one; newer browsers know how.
const ahead = { rootMargin: AHEAD, scrollMargin: AHEAD };

/** Somebody is at work in it: it holds the focus, or a menu or details stand open. */
const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) ||
  element.querySelector('[aria-expanded=true]') !== null;

interface Nearness {
  isNear: boolean;
  /** Height that it had when the browser last looked and it was near, px; null before. */
  height: number | null;
}

/**
 * Whether an element is in sight or about to be. What somebody is at work in stays near.
 * @param isWatched false: it counts as near all the time
 * @param initially what is assumed before the browser has looked
 */
export function useNearness(
  isWatched: boolean,
  initially: boolean,
): [Nearness, RefCallback<HTMLElement>] {
  const [seen, setSeen] = useState<Nearness>({ isNear: initially, height: null });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWatched) return undefined;
      const observer = new IntersectionObserver((entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        setSeen((before) => {
          if (isIntersecting && !before.isNear) return { ...before, isNear: true };
          if (!before.isNear || (isIntersecting && before.height !== null)) return before;
          const isNear = isIntersecting || isInUse(element);
          return { isNear, height: boundingClientRect.height };
        });
      }, ahead);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWatched],
  );
  return [isWatched ? seen : { ...seen, isNear: true }, ref];
}
