import { useEffect } from 'react';

interface Paging {
  page: number;
  limit: number;
  /** Rows of all pages; null while unknown. */
  total: number | null;
}

/** Leads back to the last page when the current one has gone, e.g. because its only row was deleted. */
export function usePageInRange(
  { page, limit, total }: Paging,
  setPage: (page: number, replace: boolean) => void,
): void {
  const last = total === null ? null : Math.max(1, Math.ceil(total / limit));
  useEffect(() => {
    if (last !== null && page > last) setPage(last, true);
  }, [last, page, setPage]);
}
