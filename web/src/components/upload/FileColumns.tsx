import { Heading } from '@chakra-ui/react';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/DataTable.tsx';

interface FileColumn {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
}

interface FileColumnsProps {
  /** Null while they are on their way. */
  columns: readonly FileColumn[] | null;
  skeletonRows?: number;
  error?: { message: string; onRetry: () => void; retrying: boolean } | undefined;
}

const TITLE = 'Columns of the file';

const heads: readonly Column<FileColumn>[] = [
  { id: 'name', header: 'Column', width: '12rem', hideable: false, cell: ({ name }) => name },
  {
    id: 'required',
    header: 'Required',
    width: '6rem',
    phone: 'labelled',
    cell: ({ required }) => (required ? 'Yes' : 'No'),
  },
  {
    id: 'description',
    header: 'Description',
    kind: 'sentence',
    width: '30rem',
    cell: ({ description }) => description,
  },
];

/** What belongs into each column of an import file. */
export const FileColumns = ({ columns, skeletonRows = 3, error }: FileColumnsProps) => (
  <>
    <Heading as="h2" textStyle="sm" fontWeight="semibold" marginBottom="2">
      {TITLE}
    </Heading>
    <DataTable
      label={TITLE}
      columns={heads}
      rows={columns}
      rowId={({ name }) => name}
      rowLabel={({ name }) => name}
      skeletonRows={skeletonRows}
      error={error}
    />
  </>
);
