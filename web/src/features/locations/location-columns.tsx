import type { SortField } from '@assay/schema/core/list';
import type { locationList } from '@assay/schema/locations/location.list';
import type { Column } from '../../components/data-table/column.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { cityText } from '../../domain/contact/address-text.ts';
import type { LocationRowFragment } from './location-list.generated.ts';

type LocationSortField = SortField<typeof locationList>;

/** Columns of a list of locations (O s2). */
export const locationColumns: readonly Column<LocationRowFragment, LocationSortField>[] = [
  {
    id: 'locationId',
    header: 'Location ID',
    sortField: 'locationId',
    width: '8rem',
    cell: ({ locationId }) => locationId,
  },
  {
    id: 'name',
    header: 'Location Name',
    sortField: 'name',
    hideable: false,
    cell: ({ name }) => name,
    badge: ({ isPrimary }) => isPrimary && <StatusBadge tone="info">Primary</StatusBadge>,
  },
  {
    id: 'district',
    header: 'District',
    sortField: 'district.name',
    width: '9.5rem',
    cell: ({ district }) => district?.name,
  },
  {
    id: 'area',
    header: 'Area',
    sortField: 'area.name',
    width: '9.5rem',
    cell: ({ area }) => area?.name,
  },
  {
    id: 'region',
    header: 'Region',
    sortField: 'region.name',
    width: '9.5rem',
    cell: ({ region }) => region?.name,
  },
  {
    id: 'manager',
    header: 'Location Manager',
    sortField: 'locationManagerInfo.fullName',
    width: '10.5rem',
    cell: ({ locationManagerInfo }) => locationManagerInfo.fullName,
  },
  {
    id: 'city',
    header: 'City/State',
    sortField: 'address.city',
    width: '9rem',
    cell: ({ address }) => cityText(address),
  },
];
