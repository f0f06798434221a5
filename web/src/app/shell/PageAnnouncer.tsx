import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onToastsChange } from '../../lib/toasts.ts';

/** Longer than a dialog takes to leave. */
const DIALOG_LEAVES_MS = 300;

/** Where somebody types, or a dialog that keeps the focus itself. */
const KEEPS_FOCUS = 'input, textarea, select, [role=dialog] *, [role=alertdialog] *';

/** Leads the focus to the heading of the page; answers whether there is one. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  // Not a control: a ring would say that it can be pressed.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  return true;
}

/** Leads the focus to the heading of a page as soon as it has one; answers how to give up. */
function focusComingHeading(): () => void {
  if (document.activeElement?.matches(KEEPS_FOCUS) || focusHeading()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After each navigation the focus is on the heading of the page. Another query is the same page. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  // The browser itself tells of the page that it loads.
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return undefined;
    focused.current = pathname;
    return focusComingHeading();
  }, [pathname]);
}

/** What was done may have taken away what had the focus, e.g. the row that was deleted. */
function useFocusAfterMessage(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = onToastsChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement === document.body) focusHeading();
      }, DIALOG_LEAVES_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, []);
}

/**
 * Tells who cannot see it where a navigation led: the focus goes to the heading of the page, and its title is said.
 * What was done is said by the messages (`ToastRegion`).
 */
export function PageAnnouncer({ title }: { title: string | undefined }) {
  useFocusAfterNavigation();
  useFocusAfterMessage();
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
