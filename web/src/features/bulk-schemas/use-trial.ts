import { useDeferredValue, useMemo } from 'react';
import type { Mapping } from '@assay/schema/bulk-schemas/check-mapping';
import { CellReaders } from '@assay/schema/bulk-schemas/map-rows';
import type { CsvTable } from '@assay/schema/core/csv-text';
import { tryOut, type Trial } from './trial.ts';

/** How the sample would be read by the schema as it is typed; it follows behind the typing, which never waits. */
export function useTrial(mapping: Mapping, table: CsvTable | null): Trial | null {
  const typed = JSON.stringify(mapping);
  const settled = useDeferredValue(typed);
  // What is known of the cells goes with the file.
  const sample = useMemo(() => table && { table, cells: new CellReaders() }, [table]);
  return useMemo(
    () => sample && tryOut(JSON.parse(settled) as Mapping, sample.table, sample.cells),
    [settled, sample],
  );
}
