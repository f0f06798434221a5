import { useCallback, type RefCallback } from 'react';
import { isPhone } from '../../lib/theme/use-is-phone.ts';

/** Tables that somebody scrolled: asked of the others, the browser would lay the page out for nothing. */
const scrolled = new WeakSet<HTMLElement>();
const note = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLElement) scrolled.add(currentTarget);
};

/**
 * Height that a table's rows may take so that its head and the page's foot stay in sight: what is left of the
 * window below what stands above it. A table that begins far down the page gets a window of its own.
 * @param firstRow what the rows begin with: others are shown from their beginning
 */
export function useScrollRoom(firstRow: string | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || firstRow === undefined) return undefined;
      if (scrolled.delete(element)) element.scrollTop = 0;
      const measure = (): void => {
        // On a phone rows take the room that they need.
        if (isPhone()) return;
        const above = Math.round(element.getBoundingClientRect().top + window.scrollY);
        const top =
          above > window.innerHeight / 2 ? 'var(--shell-header-height, 0px)' : `${above}px`;
        element.style.setProperty('--rows-top', top);
      };
      // Called once by itself, with the layout of the first frame and before that is painted.
      const observer = new ResizeObserver(measure);
      observer.observe(document.body);
      element.addEventListener('scroll', note, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', note);
      };
    },
    [firstRow],
  );
}
