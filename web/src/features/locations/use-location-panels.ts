import { failureOf } from '../../lib/errors/failure.ts';
import {
  pageVariables,
  useKeptInRange,
  usePages,
  type Pages,
} from '../../components/data-table/use-pages.ts';
import {
  useLocationPanelsQuery,
  type LocationPanelPartsFragment,
} from './location-panels.generated.ts';

/** The documented sentence (C s8). */
const LOAD_FAILED = 'Error loading Test Panels.';

export interface LocationPanels {
  /** Null while they are on their way. */
  rows: readonly LocationPanelPartsFragment[] | null;
  total: number | null;
  pages: Pages;
  stale: boolean;
  error: { message: string; onRetry: () => void; retrying: boolean } | undefined;
  /** Reads the page again after a change. */
  reload: () => void;
}

/** A page of the instant test panels of a location, by part number. */
export function useLocationPanels(locationId: string): LocationPanels {
  const pages = usePages();
  const { data, previousData, error, loading, refetch } = useLocationPanelsQuery({
    variables: { locationId, ...pageVariables(pages) },
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.locationTestPanels;
  const total = shown?.totalCount ?? null;
  useKeptInRange(pages, data ? total : null);
  const reload = (): void => void refetch().catch(() => undefined);
  const failure = error && failureOf(error);
  return {
    rows: shown?.nodes ?? null,
    total,
    pages,
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
