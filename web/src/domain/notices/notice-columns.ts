import type { Column } from '../../components/data-table/column.ts';
import { momentText } from '../../lib/moment-text.ts';

interface Noted {
  notifiedAt: string | null;
  notifiedBy: string | null;
  companyName: string | null;
}

/** When somebody was told. */
export const notifiedColumn: Column<Noted, never> = {
  id: 'notified',
  header: 'Notified',
  width: '12rem',
  cell: ({ notifiedAt }) => notifiedAt && momentText(notifiedAt),
};

/** Who told people, and whom they work for: for who asks for it. */
export const noticeColumns: readonly Column<Noted, never>[] = [
  {
    id: 'notifiedBy',
    header: 'Notified By',
    width: '10rem',
    defaultHidden: true,
    cell: ({ notifiedBy }) => notifiedBy,
  },
  {
    id: 'company',
    header: 'Company',
    width: '13rem',
    defaultHidden: true,
    cell: ({ companyName }) => companyName,
  },
];
