import { useState } from 'react';
import { IMPORT_ROWS_MAX } from '@assay/schema/core/csv';
import { CsvRefusal, decodeCsv, readCsvText, type CsvTable } from '@assay/schema/core/csv-text';
import { errorText } from '@assay/schema/core/errors';
import { fileProblem } from '../../components/upload/file-problem.ts';

const EMPTY = 'This file is empty.';
const UNREADABLE = 'The file could not be read. Choose it again.';

interface Chosen {
  name: string;
  table: CsvTable | null;
  /** Why it is not read, in words. */
  refusal: string | null;
}

/** Reads a file without sending it anywhere. */
async function readSample(file: File): Promise<Chosen> {
  const refused = (refusal: string): Chosen => ({ name: file.name, table: null, refusal });
  const problem = fileProblem('csv', file);
  if (problem !== null) return refused(problem);
  try {
    const table = readCsvText(decodeCsv(new Uint8Array(await file.arrayBuffer())));
    if (table.lines.length === 0 && table.openQuote === null) return refused(EMPTY);
    if (table.lines.length > IMPORT_ROWS_MAX + 1) return refused(errorText('BULK_TOO_MANY_ROWS'));
    return { name: file.name, table, refusal: null };
  } catch (error) {
    return refused(error instanceof CsvRefusal ? error.message : UNREADABLE);
  }
}

export interface Sample extends Omit<Chosen, 'name'> {
  name: string | null;
  choose: (file: File) => void;
  remove: () => void;
}

const none = { name: null, table: null, refusal: null };

/** A sample file of a laboratory: in the memory of this page, and nowhere else. */
export function useSample(): Sample {
  const [chosen, setChosen] = useState<Chosen | typeof none>(none);
  return {
    ...chosen,
    choose: (file) => void readSample(file).then(setChosen),
    remove: () => setChosen(none),
  };
}
