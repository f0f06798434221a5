import { useCallback, useEffect, useState, type ReactNode, type RefCallback } from 'react';

/** What is about to be scrolled into sight is made before. */
const AHEAD = '400px 0px';
/** Nobody has scrolled to it by then: it is made where it holds up nothing, so that paper and the search of the browser have it. ms */
const LATER = 15_000;

/** Whether an element has come near, or the page has been there for a while. Once true it stays true. */
function useHasComeNear(): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const timer = setTimeout(() => setNear(true), LATER);
    return () => clearTimeout(timer);
  }, [isNear]);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, ref];
}

interface WhenNearProps {
  /** Its place meanwhile, as high as what comes. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What stands far down a page and costs much: it is fetched and drawn when somebody scrolls to it, or has had the page open for a while. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const [isNear, ref] = useHasComeNear();
  return isNear ? children : <div ref={ref}>{fallback}</div>;
}
