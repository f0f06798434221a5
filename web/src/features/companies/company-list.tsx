import { companyList, numberOfUsersBands } from '@assay/schema/companies/company.list';
import { formatUsDate } from '../../components/form/us-date.ts';
import { numberText } from '../../lib/value-text.ts';
import { stateOptions } from '../../domain/contact/state-options.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { CompanyRowFragment } from './company-list.generated.ts';

/** Client Companies: columns, search and filters (O s2). */
export const companies: ListOf<CompanyRowFragment, typeof companyList> = {
  spec: companyList,
  id: 'companies',
  title: 'Client Companies',
  report: 'companies',
  counted: ['company', 'companies'],
  rowLabel: ({ companyName }) => companyName,
  search: 'Search company name',
  filters: [
    {
      kind: 'oneOf',
      field: 'address.state',
      label: 'State',
      all: 'All states',
      options: stateOptions,
    },
    { kind: 'text', operator: 'SW', field: 'address.city', label: 'City' },
    {
      kind: 'band',
      field: 'numberOfUsers',
      label: 'Number of users',
      all: 'Users: any',
      bands: numberOfUsersBands,
      unit: 'users',
    },
  ],
  columns: [
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
  ],
};
