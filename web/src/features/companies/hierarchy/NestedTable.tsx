import { useState } from 'react';
import { type DataTableProps, DataTable } from '../../../components/data-table/DataTable.tsx';
import { LoadMore } from '../../../components/data-table/LoadMore.tsx';

/** Rows added by each "Load More". */
const STEP = 25;

/** A list inside of a page whose rows come all at once: it shows some, and more when asked (O s9). */
export function NestedTable<Row>({ rows, ...table }: DataTableProps<Row>) {
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <DataTable {...table} rows={rows && rows.slice(0, limit)} skeletonRows={4} />
      {rows && rows.length > STEP && (
        <LoadMore
          shown={Math.min(limit, rows.length)}
          total={rows.length}
          onLoadMore={() => setLimit(limit + STEP)}
        />
      )}
    </>
  );
}
