import { useState } from 'react';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { failureOf } from '../../lib/errors/failure.ts';
import { readAgain } from '../../lib/forms/send.ts';
import { AllCompaniesToEnrollDocument, useCompaniesToEnrollQuery } from './consortium.generated.ts';

/** Companies of a search as a form shows them: a page of rows, and the ids of all of them when these are asked for. */
export function useCompaniesToEnroll(consortiumId: string | null) {
  const [q, setQ] = useState('');
  const [isEnrolledOnly, setEnrolledOnly] = useState(false);
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(LIST_LIMIT_DEFAULT);
  const narrowed = {
    ...(consortiumId !== null && { consortiumId }),
    ...(isEnrolledOnly && { where: { isEnrolled: { eq: true } } }),
    ...(q !== '' && { q }),
  };
  const isFirst = q === '' && !isEnrolledOnly && page === 1 && limit === LIST_LIMIT_DEFAULT;
  const { data, previousData, error, loading, refetch } = useCompaniesToEnrollQuery({
    variables: { ...narrowed, limit, offset: (page - 1) * limit },
    // The first page came with the record.
    fetchPolicy: isFirst && consortiumId !== null ? 'cache-first' : 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.consortiumCompanies;

  /** Ids of every company of the search, not of the page alone; of those that are stored as it is said. */
  const allIds = async (isEnrolled?: boolean): Promise<number[]> => {
    const where = {
      ...narrowed.where,
      ...(isEnrolled !== undefined && { isEnrolled: { eq: isEnrolled } }),
    };
    const ids: number[] = [];
    for (let hasMore = true; hasMore;) {
      const { all } = await readAgain(AllCompaniesToEnrollDocument, {
        ...narrowed,
        where,
        offset: ids.length,
      });
      ids.push(...all.nodes.map(({ value }) => Number(value)));
      hasMore = all.hasNextPage;
    }
    return ids;
  };
  return {
    rows: shown?.nodes ?? null,
    total: shown?.totalCount ?? null,
    isStale: loading && data === undefined,
    error:
      error && !shown
        ? {
            message: failureOf(error).message,
            onRetry: () => void refetch().catch(() => undefined),
            retrying: loading,
          }
        : undefined,
    q,
    search: (text: string): void => {
      setQ(text);
      setPage(1);
    },
    isEnrolledOnly,
    showEnrolledOnly: (only: boolean): void => {
      setEnrolledOnly(only);
      setPage(1);
    },
    page,
    setPage,
    limit,
    setLimit: (most: number): void => {
      setLimit(most);
      setPage(1);
    },
    allIds,
  };
}
