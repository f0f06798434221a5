import type { z } from 'zod';
import type { CsvColumns, ImportPreview } from '@assay/schema/core/csv';
import { flattenFieldErrors, WHOLE_FORM } from '@assay/schema/core/field-error-tree';
import type { ImportRowErrors } from '@assay/schema/core/import-errors';
import { CsvQuoteError, readCsv } from './read-csv.ts';

type Preview = z.output<typeof ImportPreview>;

/** The cells of failing rows as the file has them, by `row` and lower-case header, and how many rows there are. */
async function reread(path: string, failing: readonly ImportRowErrors[]) {
  const wanted = new Set(failing.map(({ row }) => row));
  const cells = new Map<number, ReadonlyMap<string, string>>();
  let titles: string[] | null = null;
  let rows = 0;
  try {
    for await (const lines of readCsv(path))
      for (const line of lines) {
        const known: string[] | null = titles;
        if (known === null) {
          titles = line.cells.map((title) => title.toLowerCase());
          continue;
        }
        rows += 1;
        if (wanted.has(line.line))
          cells.set(line.line, new Map(known.map((title, at) => [title, line.cells[at] ?? ''])));
      }
  } catch (error) {
    /* What follows an open quotation mark cannot be told apart; the row where it opens was reported. */
    if (!(error instanceof CsvQuoteError)) throw error;
  }
  return { rows, cells };
}

/**
 * What an import would do that was refused: nothing, for the reasons of its rows (decision 49). A value is what
 * the file has in that cell, null for the row as a whole and in columns that hold secrets.
 */
export async function refusedPreview(
  path: string,
  columns: CsvColumns,
  failing: readonly ImportRowErrors[],
): Promise<Preview> {
  const { rows, cells } = await reread(path, failing);
  const secrets = new Set(
    Object.values(columns).flatMap(({ header, secret }) => (secret ? [header] : [])),
  );
  const errors = failing.flatMap(({ row, columns: failed }) =>
    flattenFieldErrors(failed).map(({ path: [column = WHOLE_FORM], error }) => ({
      row,
      column,
      value: secrets.has(column) ? null : (cells.get(row)?.get(column.toLowerCase()) ?? null),
      errorCode: error.errorCode,
      message: error.message,
    })),
  );
  return { rows, created: 0, updated: 0, unchanged: 0, errors };
}
