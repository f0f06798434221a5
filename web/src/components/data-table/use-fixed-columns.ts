import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives every column the width that its rows have now. @returns takes it back */
function fix(table: HTMLTableElement): () => void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const declared = heads.map(({ style }) => style.width);
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  heads.forEach(({ style }, at) => (style.width = `${widths[at]}px`));
  table.style.tableLayout = 'fixed';
  return () => {
    heads.forEach(({ style }, at) => (style.width = declared[at] ?? ''));
    table.style.tableLayout = '';
  };
}

/**
 * Keeps the columns of a table as wide as its first rows made them: with rows that come and go while it is
 * scrolled they would move each time. Measured anew when the columns or the width of the page change.
 * @param columns the shown columns, as one text
 */
export function useFixedColumns(
  isFixed: boolean,
  columns: string,
): RefObject<HTMLTableElement | null> {
  const ref = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    const parent = table?.parentElement;
    if (!isFixed || !table || !parent) return undefined;
    let release = (): void => {};
    let fixedFor = '';
    const observer = new ResizeObserver(() => {
      const shape = `${columns} ${parent.clientWidth}`;
      if (shape === fixedFor) return;
      fixedFor = shape;
      release();
      // On a phone rows are cards, and there are no columns.
      release = getComputedStyle(table).display === 'table' ? fix(table) : () => {};
    });
    observer.observe(parent);
    return () => {
      observer.disconnect();
      release();
    };
  }, [isFixed, columns]);
  return ref;
}
