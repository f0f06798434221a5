import { useCallback, type RefCallback } from 'react';

/**
 * Height that a table's rows may take so that its head and the page's foot stay in sight: what is left of the
 * window below what stands above it. A table that begins far down the page gets a window of its own.
 * @param firstRow what the rows begin with: others are shown from their beginning
 */
export function useScrollRoom(firstRow: string | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || firstRow === undefined) return undefined;
      element.scrollTop = 0;
      const measure = (): void => {
        const above = Math.round(element.getBoundingClientRect().top + window.scrollY);
        const top =
          above > window.innerHeight / 2 ? 'var(--shell-header-height, 0px)' : `${above}px`;
        element.style.setProperty('--rows-top', top);
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    [firstRow],
  );
}
