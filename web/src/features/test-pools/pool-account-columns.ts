import type { Column } from '../../components/data-table/column.ts';

/** What a pool orders by, as its form and its profile show it. */
export interface OrderedBy {
  account: string;
  codes: string;
  site: string;
}

/** Columns beside the one of the location. */
export const poolAccountColumns: readonly Column<OrderedBy>[] = [
  {
    id: 'account',
    header: 'Lab Account',
    kind: 'sentence',
    width: '17rem',
    cell: ({ account }) => account,
  },
  {
    id: 'codes',
    header: 'Test Codes',
    kind: 'sentence',
    width: '8rem',
    phone: 'labelled',
    cell: ({ codes }) => codes,
  },
  {
    id: 'site',
    header: 'Collection Site',
    kind: 'sentence',
    width: '9rem',
    phone: 'labelled',
    cell: ({ site }) => site,
  },
];
