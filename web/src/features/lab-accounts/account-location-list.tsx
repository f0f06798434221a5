import { labAccountLocationList } from '@assay/schema/lab-accounts/lab-account-location.list';
import { CompanyLink } from './CompanyLink.tsx';
import type { ListOf } from '../../components/list/list-of.ts';
import {
  mroColumn,
  specimenColumn,
} from '../../domain/lab-account-locations/account-location-columns.tsx';
import { accountLocationLabels as labels } from '../../domain/lab-account-locations/account-location-words.ts';
import type { AccountLocationRowFragment as Row } from '../../domain/lab-account-locations/account-location.generated.ts';

/** Locations of a lab account (C s2): columns and search. */
export const accountLocationList: ListOf<Row, typeof labAccountLocationList> = {
  spec: labAccountLocationList,
  id: 'lab-account-locations',
  title: 'Lab Account Locations',
  counted: ['lab account location', 'lab account locations'],
  rowLabel: ({ location, subAccountId }) => location?.name ?? subAccountId,
  filters: [
    { kind: 'text', field: 'location.locationId', operator: 'LIKE', label: 'Location ID' },
    { kind: 'text', field: 'company.companyName', operator: 'LIKE', label: 'Company Name' },
    { kind: 'text', field: 'location.name', operator: 'LIKE', label: 'Location Name' },
    { kind: 'text', field: 'subAccountId', operator: 'LIKE', label: 'Lab Sub Account ID' },
  ],
  columns: [
    {
      id: 'name',
      header: 'Location Name',
      sortField: 'name',
      hideable: false,
      width: '15rem',
      cell: ({ location }) => location?.name,
    },
    {
      id: 'locationId',
      header: 'Location ID',
      sortField: 'location.locationId',
      width: '8rem',
      cell: ({ location }) => location?.locationId,
    },
    {
      id: 'companyName',
      header: 'Company Name',
      sortField: 'company.companyName',
      width: '12rem',
      cell: ({ company }) => company && <CompanyLink company={company} />,
    },
    {
      id: 'masterAccountId',
      header: labels.labAccountId,
      width: '9rem',
      phone: 'hidden',
      cell: ({ labAccount }) => labAccount?.masterAccountId,
    },
    {
      id: 'subAccountId',
      header: labels.subAccountId,
      sortField: 'subAccountId',
      width: '9rem',
      cell: ({ subAccountId }) => subAccountId,
    },
    specimenColumn,
    mroColumn,
  ],
};
