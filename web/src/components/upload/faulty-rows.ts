import { WHOLE_FORM } from '@assay/schema/core/field-error-tree';
import { csvRows, csvText } from './csv-text.ts';
import type { ImportError } from './import-errors.ts';

/** What the file has in the cells that were refused, by row and column. */
export type CellOf = (error: Pick<ImportError, 'row' | 'column'>) => string | null;

/** The head of a file is its first row that is not blank. */
function headOf(rows: readonly (readonly string[])[]) {
  const at = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  return { head: rows[at] ?? [], number: at + 1 };
}

const nameOf = (title: string): string => title.trim().toLowerCase();

/**
 * Finds cells in the file that was sent, which no server has to send back.
 * @param secrets columns that are not shown
 */
export function cellsOf(rows: readonly (readonly string[])[], secrets: readonly string[]): CellOf {
  const { head, number } = headOf(rows);
  const places = new Map(head.map((title, at) => [nameOf(title), at]));
  const hidden = new Set(secrets.map(nameOf));
  return ({ row, column }) => {
    const at = places.get(nameOf(column));
    if (column === WHOLE_FORM || at === undefined || row === number || hidden.has(nameOf(column)))
      return null;
    return rows[row - 1]?.[at]?.trim() ?? null;
  };
}

/** The refused rows with all of their columns, and what is wrong with each behind them: to be mended and sent again. */
export function faultyCsv(
  rows: readonly (readonly string[])[],
  errors: readonly ImportError[],
): string {
  const { head, number } = headOf(rows);
  const problems = new Map<number, string[]>();
  for (const { row, column, message } of errors) {
    const what = column === WHOLE_FORM ? message : `${column}: ${message}`;
    problems.set(row, [...(problems.get(row) ?? []), what]);
  }
  const faulty = [...problems].filter(([row]) => row > number);
  return csvText([
    [...head, 'Row', 'Problems'],
    ...faulty.map(([row, all]) => [
      ...head.map((_title, at) => rows[row - 1]?.[at] ?? ''),
      String(row),
      all.join(' '),
    ]),
  ]);
}

/** Rows of the file that was sent. */
export const rowsOfFile = async (file: File): Promise<string[][]> => csvRows(await file.text());
