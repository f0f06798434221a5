import type { z } from 'zod';
import type {
  CsvColumns,
  CsvRow,
  ImportQueued,
  importRoute,
  queuedImportRoute,
} from '@assay/schema/core/csv';
import type { ErrorCode, ErrorParams } from '@assay/schema/core/errors';
import type { ParamsOf } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import type { ImportRow, ReadCells } from './read-rows.ts';

export type ImportRoute = ReturnType<typeof importRoute> | ReturnType<typeof queuedImportRoute>;

/** Tells what is wrong with a row; `column` null is the row as a whole. */
export type Report<C extends CsvColumns> = (
  row: number,
  column: (keyof C & string) | null,
  errorCode: ErrorCode,
  params?: ErrorParams,
  text?: string,
) => void;

/** A row with what the check found out about it. */
export interface CheckedRow<V, F> extends ImportRow<V> {
  found: F;
}

export type CheckRow<C extends CsvColumns, F> = (
  row: ImportRow<ReadCells<C>>,
  report: Report<C>,
) => F;

/**
 * What one kind of import does with its rows. They are gone through twice: first to check them, with
 * no transaction open, and only when no row failed again to save them, in one transaction. So `begin`,
 * its function and `look` run in both, and again when the database asks for a transaction again: keep
 * what they remember (seen names) inside `begin`.
 *
 * Whoever sent the file is told everything that is wrong with it at once. So both get rows with failed
 * cells as well, without those cells, and check what the others allow.
 */
export interface ImportPlan<R extends ImportRoute, C extends CsvColumns, F> {
  columns: C;
  /**
   * Starts a pass: refuses the import as a whole (a frozen pool), reads what all rows are checked
   * against (the units of the company), and answers the function that checks a row. It reports what is
   * wrong across columns or across rows of the file, and answers what it found out that `look` and
   * `save` need: the id that a name stands for, the key that may be there once.
   */
  begin(context: Context, params: ParamsOf<R>): Promise<CheckRow<C, F>>;
  /** Compares some rows, at most 1,000, with the database: which names, numbers, people are there already. */
  look?(
    context: Context,
    params: ParamsOf<R>,
    rows: readonly CheckedRow<ReadCells<C>, F>[],
    report: Report<C>,
  ): Promise<void>;
  /** How many stored records some rows would change beside those that they create; none unless said otherwise. */
  updates?(
    context: Context,
    params: ParamsOf<R>,
    rows: readonly CheckedRow<ReadCells<C>, F>[],
  ): Promise<number>;
  /** How many rows are about records that there are not, where the file creates none. */
  leavesOut?(
    context: Context,
    params: ParamsOf<R>,
    rows: readonly CheckedRow<ReadCells<C>, F>[],
  ): Promise<number>;
  /** Saves some rows, at most 1,000, in one statement if it can. Nothing was wrong with any of them. */
  save(
    context: Context,
    params: ParamsOf<R>,
    rows: readonly CheckedRow<CsvRow<C>, F>[],
  ): Promise<void>;
  /** Rows say what to do with records that there are: the import counts as creating none. */
  createsNone?: true;
  /**
   * Ends the import in its transaction: the audit entry, which names the file by its hash. What it answers is the
   * answer of the call, in place of the number of created records.
   */
  done?(
    context: Context,
    params: ParamsOf<R>,
    created: number,
    file: { sha256: Buffer },
  ): Promise<z.output<typeof ImportQueued> | void> | void;
}
