import type { PointerEvent } from 'react';

/** Gives a text that is cut off its whole as a tooltip when the pointer reaches it. (With the keyboard the row unfolds.) */
export function showWholeText({ target }: PointerEvent): void {
  if (!(target instanceof Element)) return;
  const cut = target.closest<HTMLElement>('a[data-opens], [data-part=name], td[data-kind=value]');
  if (cut && cut.title === '' && cut.scrollWidth > cut.clientWidth) cut.title = cut.innerText;
}
