/** Page links that the pager shows at once (P s9). */
const PAGE_LINKS = 2;

/**
 * Numbers of the page links: two neighbors of which one is the current page. The second one is the
 * next page, except on the last page, whose neighbor is the one before.
 */
export function pageLinks(page: number, pageCount: number, links = PAGE_LINKS): number[] {
  const first = Math.max(1, Math.min(page, pageCount - links + 1));
  return Array.from({ length: Math.min(links, pageCount) }, (_, index) => first + index);
}

/** "1–15 of 60"; an offset beyond the end reads "0 of 60". */
export function rangeText(page: number, limit: number, total: number): string {
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  const number = (value: number): string => value.toLocaleString('en-US');
  return from > total
    ? `0 of ${number(total)}`
    : `${number(from)}–${number(to)} of ${number(total)}`;
}
