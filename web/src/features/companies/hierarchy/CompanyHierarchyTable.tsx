import { chakra, Link, Span } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import type { Column } from '../../../components/data-table/column.ts';
import { useCan } from '../../../components/permission/use-can.ts';
import { locationPaths } from '../../../config/features/locations.ts';
import { failureOf } from '../../../lib/errors/failure.ts';
import { useCompanyHierarchyQuery } from './company-hierarchy.generated.ts';
import { levelLabels, NO_UNIT } from './hierarchy-texts.ts';
import { NestedTable } from './NestedTable.tsx';
import { placedLocations, type PlacedLocation } from './placed-locations.ts';

interface CompanyHierarchyTableProps {
  companyId: string;
  companyName: string;
}

/** Regions, areas, districts and locations of a company (O s2); reads them when it is shown. */
export function CompanyHierarchyTable({ companyId, companyName }: CompanyHierarchyTableProps) {
  const { data, error, loading, refetch } = useCompanyHierarchyQuery({
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const columns = useColumns(companyId);
  const hierarchy = data?.companyHierarchy;
  return (
    <NestedTable
      label={`Hierarchy of ${companyName}`}
      columns={columns}
      rows={hierarchy ? placedLocations(hierarchy) : null}
      rowId={({ id }) => id}
      rowLabel={({ location, units }) => location?.name ?? units.findLast((name) => name) ?? ''}
      error={
        error && !hierarchy
          ? {
              message: failureOf(error).message,
              onRetry: () => void refetch().catch(() => undefined),
              retrying: loading,
            }
          : undefined
      }
    />
  );
}

/** A name of 255 letters breaks in every column. */
const Name = chakra('span', { base: { overflowWrap: 'anywhere' } });

const levels = [levelLabels.REGION, levelLabels.AREA, levelLabels.DISTRICT];

/** Units that the row before has named already, and those that are missing, keep to the background. */
const unitCell =
  (level: number) =>
  ({ units, repeated, location }: PlacedLocation) => {
    const name = units[level];
    if (!name && !location) return null;
    const isNew = name && level >= repeated;
    return <Name color={isNew ? undefined : 'fg.muted'}>{name ?? NO_UNIT}</Name>;
  };

function useColumns(companyId: string): readonly Column<PlacedLocation>[] {
  const can = useCan();
  const { detail } = locationPaths.ofCompany;
  const isOpen = can('READ_ALL_LOCATIONS');
  return [
    ...levels.map(({ one }, level) => ({
      id: one,
      header: one,
      width: '20%',
      cell: unitCell(level),
    })),
    {
      id: 'location',
      header: 'Location',
      hideable: false,
      cell: ({ location }) =>
        location && (
          <>
            {isOpen ? (
              <Link asChild color="colorPalette.fg">
                <RouterLink to={generatePath(detail, { companyId, locationId: location.id })}>
                  {location.name}
                </RouterLink>
              </Link>
            ) : (
              location.name
            )}{' '}
            <Span color="fg.muted">{location.locationId}</Span>
          </>
        ),
    },
  ];
}
