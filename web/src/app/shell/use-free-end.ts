import { useEffect, useState, type RefObject } from 'react';
import { areToastsRead } from '../../lib/toasts.ts';

/** An end of the window. */
type End = 'top' | 'bottom';

/** What somebody works on: the control that has the focus, what sends its form, and the buttons of its dialog. */
function workedOn(): Element[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return [];
  const form = activeElement.closest('form');
  const dialog = activeElement.closest('[role=dialog], [role=alertdialog]');
  return [
    activeElement,
    ...(form?.querySelectorAll('[type=submit]') ?? []),
    ...(dialog?.querySelectorAll('button') ?? []),
  ];
}

/** Where messages should stand that are held by a frame over the whole window. */
function endFor(messages: HTMLElement, frame: HTMLElement): End {
  const { left, right, height } = messages.getBoundingClientRect();
  const { bottom } = frame.getBoundingClientRect();
  const isBelow = (element: Element) => {
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return x > left && x < right && y > bottom - height && y < bottom;
  };
  return workedOn().some(isBelow) ? 'top' : 'bottom';
}

/**
 * The end of the window at which `messages` lie on nothing that somebody works on (WCAG 2.4.11). They do not move
 * away from somebody who reads them.
 */
export function useFreeEnd(messages: RefObject<HTMLElement | null>): End {
  const [end, setEnd] = useState<End>('bottom');
  useEffect(() => {
    const { current } = messages;
    const frame = current?.parentElement;
    if (current === null || !frame) return undefined;
    const place = () => {
      if (!areToastsRead()) setEnd(endFor(current, frame));
    };
    const size = new ResizeObserver(place);
    // A form moves what sends it when a refusal comes or goes below a field, and when it is scrolled.
    const form = new ResizeObserver(place);
    const focusCame = () => {
      form.disconnect();
      const worked = document.activeElement?.closest('form');
      if (worked) form.observe(worked);
      place();
    };
    size.observe(current);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', focusCame, { signal });
    document.addEventListener('scrollend', place, { signal, capture: true });
    return () => {
      size.disconnect();
      form.disconnect();
      listening.abort();
    };
  }, [messages]);
  return end;
}
