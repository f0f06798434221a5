import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { companyList } from '@assay/schema/companies/company.list';
import type { SortField } from '@assay/schema/core/list';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import type { CompanyRowFragment } from './company-list.generated.ts';
import { companyLinks } from './company-links.ts';

export type CompanySortField = SortField<typeof companyList>;

const count = (value: number): string => value.toLocaleString('en-US');

/** Columns of the Client Companies list. */
export const companyColumns: readonly Column<CompanyRowFragment, CompanySortField>[] = [
  {
    id: 'companyName',
    header: 'Company Name',
    sortField: 'companyName',
    hideable: false,
    cell: ({ id, companyName }) => (
      <Link asChild fontWeight="medium" color="colorPalette.fg">
        <RouterLink to={companyLinks(id).profile}>{companyName}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'city',
    header: 'City',
    sortField: 'address.city',
    width: '11rem',
    cell: ({ address }) => address?.city,
  },
  {
    id: 'state',
    header: 'State',
    sortField: 'address.state',
    width: '5rem',
    cell: ({ address }) => address?.state,
  },
  {
    id: 'users',
    header: 'Users',
    sortField: 'numberOfUsers',
    align: 'end',
    width: '6rem',
    cell: (row) => count(row.numberOfUsers),
  },
  {
    id: 'locations',
    header: 'Locations',
    align: 'end',
    width: '6rem',
    cell: (row) => count(row.numberOfLocations),
  },
  {
    id: 'regions',
    header: 'Regions',
    align: 'end',
    width: '6rem',
    cell: (row) => count(row.numberOfRegions),
  },
  {
    id: 'areas',
    header: 'Areas',
    align: 'end',
    width: '6rem',
    defaultHidden: true,
    cell: (row) => count(row.numberOfAreas),
  },
  {
    id: 'districts',
    header: 'Districts',
    align: 'end',
    width: '6rem',
    defaultHidden: true,
    cell: (row) => count(row.numberOfDistricts),
  },
  {
    id: 'clientSince',
    header: 'Client Since',
    sortField: 'clientSince',
    width: '8rem',
    cell: ({ clientSince }) => clientSince && formatUsDate(clientSince),
  },
];
