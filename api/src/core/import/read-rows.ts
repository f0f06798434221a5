import {
  isRequiredColumn,
  IMPORT_ROWS_MAX,
  type CsvColumns,
  type CsvRow,
} from '@assay/schema/core/csv';
import { errorTexts } from '@assay/schema/core/errors';
import { Refusal } from '../refusal.ts';
import { cellReader, type Cell } from '@assay/schema/core/cell-reader';
import { CsvQuoteError, readCsv, type CsvLine } from './read-csv.ts';
import { rowError, type RowErrors } from './row-errors.ts';
import { serverTexts } from '../server-texts.ts';

/** A row of the file. */
export interface ImportRow<T> {
  /** Line number in the file; the header is line 1. */
  row: number;
  value: T;
}

/**
 * What could be read of a row: a cell that failed its rule is missing. That was told, so that nothing
 * further is to be said of it; what does not need that cell can still be checked.
 */
export type ReadCells<C extends CsvColumns> = Partial<CsvRow<C>>;

/** Whether all of some cells of a row could be read. */
export const hasCells = <V extends object, K extends keyof V>(
  value: V,
  names: readonly K[],
): value is V & Required<Pick<V, K>> => names.every((name) => value[name] !== undefined);

interface Column {
  name: string;
  /** Where in a line its cell stands; -1 where the file leaves an optional column out. */
  position: number;
  read: (text: string) => Cell;
}

/** Left to right, then the optional ones that the file leaves out. */
const inFileOrder = (columns: readonly Column[]): Column[] => [
  ...columns.filter(({ position }) => position !== -1).toSorted((a, b) => a.position - b.position),
  ...columns.filter(({ position }) => position === -1),
];

/** Whether a first line of several columns was read as one: a spreadsheet of another country saves it so. */
const isOneCell = (cells: readonly string[]): boolean =>
  cells.length === 1 && /[;\t]/.test(cells[0] ?? '');

/** Finds the columns in the first line of the file; others are ignored (contract §0.8). */
function findColumns(
  columns: CsvColumns,
  header: CsvLine | undefined,
  errors: RowErrors,
): Column[] {
  /* Said once: of such a file every column is missing. */
  const isOne = isOneCell(header?.cells ?? []);
  if (isOne) errors.add(header?.line ?? 1, null, rowError('INVALID', {}, serverTexts.notCommas));
  const titles = header?.cells.map((each) => each.toLowerCase()) ?? [];
  const found = Object.entries(columns).map(([name, column]) => {
    const title = column.header.toLowerCase();
    const position = titles.indexOf(title);
    const row = header?.line ?? 1;
    if (position === -1 && isRequiredColumn(column) && !isOne)
      errors.add(row, name, rowError('BLANK', {}, errorTexts.missingColumn));
    if (position !== titles.lastIndexOf(title))
      errors.add(row, name, rowError('DUPLICATE_VALUE', {}, errorTexts.doubledColumn));
    return { name, position, read: cellReader(column.rule) };
  });
  return inFileOrder(found);
}

/** Reads the cells of one line by their rules, and tells of those that fail. */
function readLine<C extends CsvColumns>(
  columns: readonly Column[],
  width: number,
  { line, cells }: CsvLine,
  errors: RowErrors,
): ReadCells<C> {
  const row: Record<string, unknown> = {};
  for (const { name, position, read } of columns) {
    const cell = read(cells[position] ?? '');
    if (cell.ok) {
      row[name] = cell.value;
      continue;
    }
    errors.add(line, name, cell.error);
    /* A failing cell takes twenty times as long as another, and a file may have two million of them. */
    if (errors.isEnoughOf(line)) break;
  }
  const isShifted = cells.slice(width).some((cell) => cell !== '');
  if (isShifted) errors.add(line, null, rowError('INVALID', {}, errorTexts.tooManyCells));
  /* Each value was parsed by the rule of its column. Cells that stand in a wrong column are compared with nothing. */
  return (isShifted ? {} : row) as ReadCells<C>;
}

/**
 * Reads the rows of a file by the description of its columns, some hundred at a time. Failing cells are
 * told to `errors`; a row whose cells all passed has the value of each column.
 * @throws Refusal BULK_TOO_MANY_ROWS; ImportRefusal when a column is missing
 */
export async function* readRows<C extends CsvColumns>(
  path: string,
  columns: C,
  errors: RowErrors,
): AsyncGenerator<ImportRow<ReadCells<C>>[]> {
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
        errors.orderBy(found.map(({ name }) => name));
      }
      const present = found;
      if (present === null) continue;
      count += lines.length;
      if (count > IMPORT_ROWS_MAX) throw new Refusal('BULK_TOO_MANY_ROWS');
      yield lines.map((line) => ({
        row: line.line,
        value: readLine<C>(present, width, line, errors),
      }));
    }
  } catch (error) {
    if (!(error instanceof CsvQuoteError)) throw error;
    errors.add(error.line, null, rowError('INVALID', {}, errorTexts.openQuote));
    return;
  }
  if (found !== null) return;
  findColumns(columns, undefined, errors);
  errors.throwIfAny();
}
