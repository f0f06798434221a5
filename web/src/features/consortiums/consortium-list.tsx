import { consortiumList } from '@assay/schema/consortiums/consortium.list';
import type { ListOf } from '../../components/list/list-of.ts';
import { numberText } from '../../lib/value-text.ts';
import type { ConsortiumRowFragment } from './consortium-list.generated.ts';

/** Consortiums: columns and search (O s2). */
export const consortiums: ListOf<ConsortiumRowFragment, typeof consortiumList> = {
  spec: consortiumList,
  id: 'consortiums',
  title: 'Consortiums',
  report: 'consortiums',
  counted: ['consortium', 'consortiums'],
  rowLabel: ({ name }) => name,
  search: 'Search consortium name',
  columns: [
    {
      id: 'name',
      header: 'Name',
      sortField: 'name',
      hideable: false,
      width: '24rem',
      cell: ({ name }) => name,
    },
    {
      id: 'companies',
      header: 'Company Count',
      sortField: 'companyCount',
      kind: 'number',
      phone: 'labelled',
      cell: ({ companyCount }) => numberText(companyCount),
    },
    {
      id: 'locations',
      header: 'Location Count',
      sortField: 'locationCount',
      kind: 'number',
      phone: 'labelled',
      cell: ({ locationCount }) => numberText(locationCount),
    },
  ],
};
