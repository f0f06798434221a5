import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { WHOLE_FORM } from '@assay/schema/core/field-error-tree';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { LoadMore } from '../data-table/LoadMore.tsx';
import { Card } from '../page/Card.tsx';
import { saver } from '../../lib/files/download.ts';
import { cellsOf, faultyCsv, type CellOf } from './faulty-rows.ts';
import type { ImportError } from './import-errors.ts';

/** A file of 100,000 lines may be wrong in each of them; they are shown in steps. */
const STEP = 200;

const columnText = ({ column }: ImportError): string =>
  column === WHOLE_FORM ? 'Whole row' : column;

/** On a phone the number heads a card, where no column says what it counts. */
const rowText = ({ row }: ImportError) => (
  <Box as="span" mdDown={{ _before: { content: '"Row "' } }}>
    {row}
  </Box>
);

const columnsOf = (cellOf: CellOf | null): readonly Column<ImportError>[] => [
  { id: 'row', header: 'Row', cell: rowText, width: '5rem' },
  { id: 'column', header: 'Column', cell: columnText, width: '14rem' },
  ...(cellOf
    ? [
        {
          id: 'value',
          header: 'Value',
          width: '12rem',
          cell: (error: ImportError) => cellOf(error),
        },
      ]
    : []),
  {
    id: 'message',
    header: 'Problem',
    kind: 'sentence',
    width: '24rem',
    cell: ({ message }) => message,
  },
];

interface ImportErrorTableProps {
  errors: readonly ImportError[];
  /** Rows of the file that were refused; the server lists the first of them only. */
  failedRows: number;
  /** The file that was refused: its rows, and the columns whose values are not shown. Without it there are no values. */
  file?: { rows: readonly (readonly string[])[]; secrets: readonly string[] };
}

/** Which cells of the file were refused, and why. */
export function ImportErrorTable({ errors, failedRows, file }: ImportErrorTableProps) {
  const [shown, setShown] = useState(STEP);
  const visible = errors.slice(0, shown);
  const listedRows = new Set(errors.map(({ row }) => row)).size;
  return (
    <Card>
      {file && (
        <Flex justify="flex-end" padding="3" borderBottomWidth="1px">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() =>
              saver.save(
                new Blob([faultyCsv(file.rows, errors)], { type: 'text/csv' }),
                'Invalid rows.csv',
              )
            }
          >
            <Download size={16} aria-hidden /> Download invalid rows
          </Button>
        </Flex>
      )}
      {failedRows > listedRows && (
        <Text textStyle="sm" padding="3" borderBottomWidth="1px">
          {`${failedRows.toLocaleString('en-US')} rows are invalid. The first ${listedRows.toLocaleString('en-US')} of them are listed.`}
        </Text>
      )}
      <DataTable
        label="Invalid fields of the file"
        columns={columnsOf(file ? cellsOf(file.rows, file.secrets) : null)}
        rows={visible}
        rowId={({ row, column, message }) => `${row} ${column} ${message}`}
        rowLabel={({ row }) => `Row ${row}`}
      />
      <LoadMore
        shown={visible.length}
        total={errors.length}
        onLoadMore={() => setShown(shown + STEP)}
      />
    </Card>
  );
}
