import { labAccountList } from '@assay/schema/lab-accounts/lab-account.list';
import { TickedName } from '../../components/bulk-assign/TickedName.tsx';
import type { BulkChoice } from '../../components/bulk-assign/use-bulk-choice.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { Choice } from '../../lib/choices/choices.ts';
import type { CodeAccountListQuery } from './code-accounts.generated.ts';

type Row = CodeAccountListQuery['labAccounts']['nodes'][number];

/** A lab account as lists of choices call it. */
export const accountChoice = ({ id, masterAccountId }: Row): Choice => ({
  value: id,
  label: masterAccountId,
});

/** Lab accounts to assign a test code to: columns and search. */
export const codeAccounts = (
  bulk: BulkChoice,
): Omit<ListOf<Row, typeof labAccountList>, 'title'> => ({
  spec: labAccountList,
  id: 'code-accounts',
  counted: ['lab account', 'lab accounts'],
  rowLabel: ({ masterAccountId }) => masterAccountId,
  search: 'Search account ID or comment',
  columns: [
    {
      id: 'masterAccountId',
      header: 'Master Account ID',
      sortField: 'masterAccountId',
      hideable: false,
      width: '18rem',
      cell: (row) => (
        <TickedName choice={accountChoice(row)} bulk={bulk} text={row.masterAccountId} />
      ),
    },
    {
      id: 'comment',
      header: 'Comment',
      sortField: 'comment',
      width: '34rem',
      cell: ({ comment }) => comment,
    },
  ],
});
