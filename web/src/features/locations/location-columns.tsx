import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { SortField } from '@assay/schema/core/list';
import type { locationList } from '@assay/schema/locations/location.list';
import type { Column } from '../../components/data-table/column.ts';
import { cityText } from '../../components/page/address-text.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import type { LocationLinks } from './location-links.ts';
import type { LocationRowFragment } from './location-list.generated.ts';

type LocationSortField = SortField<typeof locationList>;

/** Columns of a list of locations (O s2). */
export const locationColumns = ({
  profile,
}: LocationLinks): readonly Column<LocationRowFragment, LocationSortField>[] => [
  {
    id: 'locationId',
    header: 'Location ID',
    sortField: 'locationId',
    width: '7rem',
    cell: ({ locationId }) => locationId,
  },
  {
    id: 'name',
    header: 'Location Name',
    sortField: 'name',
    hideable: false,
    cell: ({ id, name, isPrimary }) => (
      <>
        <Link asChild fontWeight="medium" color="colorPalette.fg">
          <RouterLink to={profile(id)}>{name}</RouterLink>
        </Link>{' '}
        {isPrimary && <StatusBadge tone="info">Primary</StatusBadge>}
      </>
    ),
  },
  {
    id: 'district',
    header: 'District',
    sortField: 'district.name',
    width: '10rem',
    cell: ({ district }) => district?.name,
  },
  {
    id: 'area',
    header: 'Area',
    sortField: 'area.name',
    width: '10rem',
    cell: ({ area }) => area?.name,
  },
  {
    id: 'region',
    header: 'Region',
    sortField: 'region.name',
    width: '10rem',
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
