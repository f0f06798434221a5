import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { PartOfRecord } from '../../components/record-parts/PartOfRecord.tsx';
import { numberText } from '../../lib/value-text.ts';
import { poolAccountColumns } from './pool-account-columns.ts';
import { storedRows, type Ordered } from './pool-ordering-names.ts';
import { testPoolLabels as labels } from './test-pool-words.ts';

/** What is shown of a long list until it is asked for. */
const SHOWN_FIRST = 10;

interface Row {
  id: string;
  location: string;
}

const locationColumn = <R extends Row>(): Column<R> => ({
  id: 'location',
  header: 'Location',
  hideable: false,
  width: '12rem',
  cell: ({ location }) => location,
});

interface OrderedTableProps<R extends Row> {
  title: string;
  rows: readonly R[];
  columns: readonly Column<R>[];
}

function OrderedTable<R extends Row>({ title, rows, columns }: OrderedTableProps<R>) {
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > SHOWN_FIRST;
  return (
    <PartOfRecord
      title={title}
      buttons={
        isLong && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? `Show ${SHOWN_FIRST}` : `Show all ${numberText(rows.length)}`}
          </Button>
        )
      }
    >
      <DataTable
        label={title}
        columns={[locationColumn<R>(), ...columns]}
        rows={isLong && !isWhole ? rows.slice(0, SHOWN_FIRST) : rows}
        rowId={({ id }) => id}
        rowLabel={({ location }) => location}
      />
    </PartOfRecord>
  );
}

/** What is ordered at each location for those who are drawn; nothing where a pool names nothing. */
export function PoolOrdering({ pool }: { pool: Ordered }) {
  const panels = pool.testPanels.map(({ locationName, testPanelName }, at) => ({
    id: String(at),
    location: locationName ?? '–',
    panel: testPanelName,
  }));
  return (
    <>
      {pool.labAccounts.length > 0 && (
        <OrderedTable
          title={labels.labAccounts}
          rows={storedRows(pool.labAccounts)}
          columns={poolAccountColumns}
        />
      )}
      {panels.length > 0 && (
        <OrderedTable
          title={labels.testPanels}
          rows={panels}
          columns={[
            { id: 'panel', header: 'Test Panel', width: '20rem', cell: ({ panel }) => panel },
          ]}
        />
      )}
    </>
  );
}
