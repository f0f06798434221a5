import { useState } from 'react';
import { failureOf } from '../../lib/errors/failure.ts';
import { usePageInRange } from '../../components/data-table/use-page-in-range.ts';
import {
  useLocationPanelsQuery,
  type LocationPanelPartsFragment,
} from './location-panels.generated.ts';

/** Rows of a page of the panels of a location, unless more are asked for. */
const PAGE = 15;

/** The documented sentence (C s8). */
const LOAD_FAILED = 'Error loading Test Panels.';

export interface LocationPanels {
  /** Null while they are on their way. */
  rows: readonly LocationPanelPartsFragment[] | null;
  total: number | null;
  page: number;
  limit: number;
  setPage: (page: number) => void;
  setLimit: (limit: number) => void;
  stale: boolean;
  error: { message: string; onRetry: () => void; retrying: boolean } | undefined;
  /** Reads the page again after a change. */
  reload: () => void;
}

/** A page of the instant test panels of a location, by part number. */
export function useLocationPanels(locationId: string): LocationPanels {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(PAGE);
  const { data, previousData, error, loading, refetch } = useLocationPanelsQuery({
    variables: { locationId, limit, offset: (page - 1) * limit },
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.locationTestPanels;
  const total = shown?.totalCount ?? null;
  usePageInRange({ page, limit, total: data ? total : null }, setPage);
  const reload = (): void => void refetch().catch(() => undefined);
  const failure = error && failureOf(error);
  return {
    rows: shown?.nodes ?? null,
    total,
    page,
    limit,
    setPage,
    setLimit: (next) => {
      setLimit(next);
      setPage(1);
    },
    stale: shown !== undefined && data === undefined,
    error:
      failure && shown === undefined
        ? {
            message: failure.kind === 'server' ? LOAD_FAILED : failure.message,
            onRetry: reload,
            retrying: loading,
          }
        : undefined,
    reload,
  };
}
