import { failureOf } from '../../lib/errors/failure.ts';
import {
  useConsortiumLocationsQuery,
  type ConsortiumLocationPartsFragment,
  type ConsortiumLocationsQueryVariables,
} from './consortium.generated.ts';
import { consortiumTexts } from './consortium-texts.ts';

interface CompanyLocations {
  /** Those that were loaded; null before the first answer. */
  rows: readonly ConsortiumLocationPartsFragment[] | null;
  total: number;
  loadMore: () => void;
  error: { message: string; onRetry: () => void; retrying: boolean } | undefined;
}

/** Locations of a company as seen from a consortium, page by page; kept for each company (O s7). */
export function useCompanyLocations(
  variables: Omit<ConsortiumLocationsQueryVariables, 'offset'>,
): CompanyLocations {
  const { data, error, loading, refetch, fetchMore } = useConsortiumLocationsQuery({
    variables: { ...variables, offset: 0 },
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.consortiumLocations;
  const more = async (): Promise<void> => {
    if (!page || loading) return;
    await fetchMore({
      variables: { offset: page.nodes.length },
      context: { errorsTo: 'toast' },
      updateQuery: (before, { fetchMoreResult: { consortiumLocations: next } }) => ({
        consortiumLocations: {
          ...next,
          nodes: [...before.consortiumLocations.nodes, ...next.nodes],
        },
      }),
    }).catch(() => undefined);
  };
  const failure = error && failureOf(error);
  return {
    rows: page?.nodes ?? null,
    total: page?.totalCount ?? 0,
    loadMore: () => void more(),
    error:
      failure && !page
        ? {
            message: failure.kind === 'server' ? consortiumTexts.locationsFailed : failure.message,
            onRetry: () => void refetch().catch(() => undefined),
            retrying: loading,
          }
        : undefined,
  };
}
