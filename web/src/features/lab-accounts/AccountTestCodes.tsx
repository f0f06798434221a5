import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { programs } from '@assay/schema/common/programs';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import type { LabAccount } from './account-parts.ts';
import { PartOfRecord } from '../../components/record-parts/PartOfRecord.tsx';

const TestCodesDialog = lazyDialog(
  async () => (await import('./TestCodesDialog.tsx')).TestCodesDialog,
);

type Row = LabAccount['testCodes'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'testCode',
    header: 'Test Code ID',
    hideable: false,
    width: '12rem',
    cell: ({ testCode }) => testCode,
  },
  { id: 'name', header: 'Test Code Name', width: '20rem', cell: ({ name }) => name },
  { id: 'type', header: 'Program', width: '8rem', cell: ({ type }) => programs[type] },
  {
    id: 'specimenType',
    header: 'Specimen Type',
    width: '9rem',
    cell: ({ specimenType }) => specimenText(specimenType),
  },
];

interface AccountTestCodesProps {
  account: LabAccount;
  canUpdate: boolean;
}

/** What a lab account may order. */
export function AccountTestCodes({ account, canUpdate }: AccountTestCodesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PartOfRecord
      title="Test Codes"
      buttons={
        canUpdate && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
            Choose Test Codes
          </Button>
        )
      }
    >
      <DataTable
        label="Test Codes"
        columns={columns}
        rows={account.testCodes}
        rowId={({ id }) => id}
        rowLabel={({ testCode }) => testCode}
        empty={<EmptyState />}
      />
      <TestCodesDialog of={isOpen ? { account } : null} onClose={() => setOpen(false)} />
    </PartOfRecord>
  );
}
