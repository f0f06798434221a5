import { labAccountList } from '@assay/schema/lab-accounts/lab-account.list';
import type { ListOf } from '../../components/list/list-of.ts';
import { numberText } from '../../lib/value-text.ts';
import { labAccountLabels } from './lab-account-words.ts';
import type { LabAccountPartsFragment } from './lab-account.generated.ts';

/** Lab accounts of a laboratory (C s2): columns and search. */
export const labAccountsList: ListOf<LabAccountPartsFragment, typeof labAccountList> = {
  spec: labAccountList,
  report: 'labaccounts',
  id: 'lab-accounts',
  title: 'Lab Accounts',
  counted: ['lab account', 'lab accounts'],
  rowLabel: ({ masterAccountId }) => masterAccountId,
  search: 'Search account ID or comment',
  filters: [],
  columns: [
    {
      id: 'masterAccountId',
      header: labAccountLabels.masterAccountId,
      sortField: 'masterAccountId',
      hideable: false,
      width: '14rem',
      cell: ({ masterAccountId }) => masterAccountId,
    },
    {
      id: 'numberOfLocations',
      header: 'Number of Locations',
      sortField: 'numberOfLocations',
      kind: 'number',
      width: '12rem',
      phone: 'labelled',
      cell: ({ numberOfLocations }) => numberText(numberOfLocations),
    },
    {
      id: 'comment',
      header: labAccountLabels.comment,
      sortField: 'comment',
      width: '34rem',
      cell: ({ comment }) => comment,
    },
  ],
};
