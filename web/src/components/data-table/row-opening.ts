import type { MouseEvent } from 'react';

/** Link of the row that was pressed; none where something else was meant: a control, or text that is being marked. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest('a, button, input, select, label'))
    return null;
  if (getSelection()?.isCollapsed === false) return null;
  return (
    target.closest('tr[data-kind=row]')?.querySelector<HTMLAnchorElement>('a[data-opens]') ?? null
  );
}

const openTab = (link: HTMLAnchorElement): void => void open(link.href, '_blank', 'noopener');

/**
 * For a table whose rows open their record wherever they are clicked; with the middle button or Ctrl in a tab
 * of its own. The name is the link, so that a keyboard and a context menu have it as well.
 */
export const rowOpening = {
  onClick: (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link) return;
    if (event.ctrlKey || event.metaKey) openTab(link);
    else link.click();
  },
  onAuxClick: (event: MouseEvent): void => {
    const link = event.button === 1 ? linkOf(event) : null;
    if (link) openTab(link);
  },
  onMouseDown: (event: MouseEvent): void => {
    // The middle button would begin to scroll.
    if (event.button === 1 && linkOf(event)) event.preventDefault();
  },
};
