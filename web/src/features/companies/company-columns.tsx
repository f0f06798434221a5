import type { companyList } from '@assay/schema/companies/company.list';
import type { SortField } from '@assay/schema/core/list';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { numberText } from '../../lib/value-text.ts';
import type { CompanyRowFragment } from './company-list.generated.ts';

export type CompanySortField = SortField<typeof companyList>;

/** Columns of the Client Companies list. */
export const companyColumns: readonly Column<CompanyRowFragment, CompanySortField>[] = [
  {
    id: 'companyName',
    header: 'Company Name',
    sortField: 'companyName',
    hideable: false,
    width: '20rem',
    cell: ({ companyName }) => companyName,
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
    kind: 'number',
    width: '6rem',
    cell: (row) => numberText(row.numberOfUsers),
  },
  {
    id: 'locations',
    header: 'Locations',
    kind: 'number',
    width: '6rem',
    cell: (row) => numberText(row.numberOfLocations),
  },
  {
    id: 'regions',
    header: 'Regions',
    kind: 'number',
    width: '6rem',
    cell: (row) => numberText(row.numberOfRegions),
  },
  {
    id: 'areas',
    header: 'Areas',
    kind: 'number',
    width: '6rem',
    defaultHidden: true,
    cell: (row) => numberText(row.numberOfAreas),
  },
  {
    id: 'districts',
    header: 'Districts',
    kind: 'number',
    width: '6rem',
    defaultHidden: true,
    cell: (row) => numberText(row.numberOfDistricts),
  },
  {
    id: 'clientSince',
    header: 'Client Since',
    sortField: 'clientSince',
    kind: 'date',
    width: '8rem',
    cell: ({ clientSince }) => clientSince && formatUsDate(clientSince),
  },
];
