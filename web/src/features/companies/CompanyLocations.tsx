import { Box } from '@chakra-ui/react';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { LoadMore } from '../../components/data-table/LoadMore.tsx';
import { cityText } from '../../components/page/address-text.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import {
  useCompanyLocationsQuery,
  type CompanyLocationFragment,
  type CompanyLocationsQuery,
} from './company-locations.generated.ts';

/** Locations added by each "Load More". */
const STEP = 10;

/** Units above a location, from the region down; null where there is none. */
const unitsText = ({ region, area, district }: CompanyLocationFragment): string | null =>
  [region, area, district].flatMap((unit) => unit?.name ?? []).join(' › ') || null;

const columns: readonly Column<CompanyLocationFragment>[] = [
  {
    id: 'name',
    header: 'Location Name',
    cell: ({ name, isPrimary }) => (
      <>
        {name} {isPrimary && <StatusBadge tone="info">Primary</StatusBadge>}
      </>
    ),
  },
  { id: 'locationId', header: 'Location ID', width: '7rem', cell: ({ locationId }) => locationId },
  { id: 'hierarchy', header: 'Region, Area, District', cell: unitsText },
  {
    id: 'manager',
    header: 'Location Manager',
    cell: ({ locationManagerInfo }) => locationManagerInfo.fullName,
  },
  { id: 'city', header: 'City/State', cell: ({ address }) => cityText(address) },
];

/** The locations shown so far followed by those of the next page. */
function withMore(
  before: CompanyLocationsQuery,
  next: CompanyLocationsQuery,
): CompanyLocationsQuery {
  const shown = before.company?.locations;
  const more = next.company?.locations;
  if (!before.company || !shown || !more) return before;
  const locations = { ...more, nodes: [...shown.nodes, ...more.nodes] };
  return { ...before, company: { ...before.company, locations } };
}

/** First locations of a company, with "Load More"; reads them when it is shown. */
export function CompanyLocations({
  companyId,
  companyName,
}: {
  companyId: string;
  companyName: string;
}) {
  const variables = { id: companyId, limit: STEP, offset: 0 };
  const { data, error, loading, refetch, fetchMore } = useCompanyLocationsQuery({
    variables,
    context: { errorsTo: 'caller' },
    // Locations come and go on screens of their own.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const locations = data?.company?.locations;
  const loadMore = (offset: number): void =>
    void fetchMore({
      variables: { ...variables, offset },
      updateQuery: (before, { fetchMoreResult }) => withMore(before, fetchMoreResult),
    });
  return (
    <Box>
      <DataTable
        label={`Locations of ${companyName}`}
        columns={columns}
        rows={locations?.nodes ?? null}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        skeletonRows={3}
        error={
          error && !locations
            ? {
                message: failureOf(error).message,
                onRetry: () => void refetch(),
                retrying: loading,
              }
            : undefined
        }
      />
      {locations && (
        <LoadMore
          shown={locations.nodes.length}
          total={locations.totalCount}
          loading={loading}
          onLoadMore={() => loadMore(locations.nodes.length)}
        />
      )}
    </Box>
  );
}
