import { useState } from 'react';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { usePageInRange } from './use-page-in-range.ts';

export interface Pages {
  /** Current page, from 1. */
  page: number;
  /** Rows a page. */
  limit: number;
  setPage: (page: number) => void;
  /** Shows so many rows a page, from the first one. */
  setLimit: (limit: number) => void;
}

/** Pages of a list that is a part of a record, and has no place in the address. */
export function usePages(firstLimit: number = LIST_LIMIT_DEFAULT): Pages {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(firstLimit);
  return {
    page,
    limit,
    setPage,
    setLimit: (next) => {
      setLimit(next);
      setPage(1);
    },
  };
}

/** The variables of a page's query. */
export const pageVariables = ({ page, limit }: Pages) => ({ limit, offset: (page - 1) * limit });

/** Leads back to the last page when the current one has gone. @param total rows of all pages; null while unknown */
export const useKeptInRange = ({ page, limit, setPage }: Pages, total: number | null): void =>
  usePageInRange({ page, limit, total }, setPage);
