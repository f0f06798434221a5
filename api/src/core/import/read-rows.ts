import {
  isRequiredColumn,
  IMPORT_ROWS_MAX,
  type CsvColumns,
  type CsvRow,
} from '@assay/schema/core/csv';
import { Refusal } from '../refusal.ts';
import { cellReader, type Cell } from './cell-reader.ts';
import { CsvQuoteError, readCsv, type CsvLine } from './read-csv.ts';
import { rowError, type RowErrors } from './row-errors.ts';

/** A row of the file whose cells passed their rules. */
export interface ImportRow<T> {
  /** Line number in the file; the header is line 1. */
  row: number;
  value: T;
}

const texts = {
  missingColumn: 'This column is missing.',
  doubledColumn: 'This column is in the file more than once.',
  tooManyCells: 'This row has more cells than the header has columns.',
  quote: 'A quotation mark in this row is not closed.',
};

interface Column {
  name: string;
  /** Where in a line its cell stands; -1 where the file leaves an optional column out. */
  position: number;
  read: (text: string) => Cell;
}

/** Finds the columns in the first line of the file; others are ignored (contract §0.8). */
function findColumns(
  columns: CsvColumns,
  header: CsvLine | undefined,
  errors: RowErrors,
): Column[] {
  const titles = header?.cells.map((each) => each.toLowerCase()) ?? [];
  return Object.entries(columns).map(([name, column]) => {
    const title = column.header.toLowerCase();
    const position = titles.indexOf(title);
    const row = header?.line ?? 1;
    if (position === -1 && isRequiredColumn(column))
      errors.add(row, name, rowError('BLANK', {}, texts.missingColumn));
    if (position !== titles.lastIndexOf(title))
      errors.add(row, name, rowError('DUPLICATE_VALUE', {}, texts.doubledColumn));
    return { name, position, read: cellReader(column.rule) };
  });
}

/** Reads the cells of one line by their rules, or null when one fails. */
function readLine<C extends CsvColumns>(
  columns: readonly Column[],
  width: number,
  { line, cells }: CsvLine,
  errors: RowErrors,
): CsvRow<C> | null {
  const row: Record<string, unknown> = {};
  if (cells.slice(width).some((cell) => cell !== ''))
    errors.add(line, null, rowError('INVALID', {}, texts.tooManyCells));
  for (const { name, position, read } of columns) {
    if (errors.isFull && errors.has(line)) return null;
    const cell = read(cells[position] ?? '');
    if (cell.ok) row[name] = cell.value;
    else for (const error of cell.errors) errors.add(line, name, error);
  }
  /* Each column of the description has its value now, parsed by its own rule. */
  return errors.has(line) ? null : (row as CsvRow<C>);
}

/**
 * Reads the rows of a file by the description of its columns, some hundred at a time. Rows with a
 * failing cell are told to `errors` and left out.
 * @throws Refusal BULK_TOO_MANY_ROWS; ImportRefusal when a column is missing
 */
export async function* readRows<C extends CsvColumns>(
  path: string,
  columns: C,
  errors: RowErrors,
): AsyncGenerator<ImportRow<CsvRow<C>>[]> {
  let found: Column[] | null = null;
  let width = 0;
  let count = 0;
  try {
    for await (const lines of readCsv(path)) {
      if (found === null && lines.length > 0) {
        const header = lines.shift();
        found = findColumns(columns, header, errors);
        width = header?.cells.length ?? 0;
        errors.throwIfAny();
      }
      const present = found;
      if (present === null) continue;
      count += lines.length;
      if (count > IMPORT_ROWS_MAX) throw new Refusal('BULK_TOO_MANY_ROWS');
      yield lines.flatMap((line) => {
        const value = readLine<C>(present, width, line, errors);
        return value === null ? [] : [{ row: line.line, value }];
      });
    }
  } catch (error) {
    if (!(error instanceof CsvQuoteError)) throw error;
    errors.add(error.line, null, rowError('INVALID', {}, texts.quote));
    errors.throwIfAny();
  }
  if (found !== null) return;
  findColumns(columns, undefined, errors);
  errors.throwIfAny();
}
