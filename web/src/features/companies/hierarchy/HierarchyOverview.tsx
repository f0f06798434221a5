import type { DataTableProps } from '../../../components/data-table/DataTable.tsx';
import { overviewColumns } from './hierarchy-columns.tsx';
import { NO_UNIT } from './hierarchy-texts.ts';
import type { LocationCount } from './location-counts.ts';
import { NestedTable } from './NestedTable.tsx';
import type { CountAccess } from './use-location-count-access.ts';

interface HierarchyOverviewProps {
  /** Null while they are on their way. */
  counts: readonly LocationCount[] | null;
  accessOf: (count: LocationCount) => CountAccess;
  error: DataTableProps<LocationCount>['error'];
}

/** Regions, areas and districts of a company with how many locations are in each (O s2). */
export const HierarchyOverview = ({ counts, accessOf, error }: HierarchyOverviewProps) => (
  <NestedTable
    label="Hierarchy"
    columns={overviewColumns(accessOf)}
    rows={counts}
    rowId={({ id }) => id}
    rowLabel={({ path }) => path.at(-1)?.name ?? NO_UNIT}
    error={error}
  />
);
