import { createReadStream } from 'node:fs';
import type { z } from 'zod';
import type {
  CsvColumns,
  CsvRow,
  ImportAnswer,
  ImportPreview,
  ImportQueued,
  importRoute,
  queuedImportRoute,
} from '@assay/schema/core/csv';
import type { ErrorCode, ErrorParams } from '@assay/schema/core/errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ParamsOf } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { UploadCall } from '../storage/serve-upload.ts';
import { KeptRows } from './kept-rows.ts';
import { refusedPreview } from './preview-import.ts';
import { readRows, type ImportRow, type ReadCells } from './read-rows.ts';
import { ImportRefusal, RowErrors, rowError } from './row-errors.ts';

export type ImportRoute = ReturnType<typeof importRoute> | ReturnType<typeof queuedImportRoute>;

type Outcome = z.output<typeof ImportAnswer> | z.output<typeof ImportQueued>;

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

type Check<C extends CsvColumns, F> = (row: ImportRow<ReadCells<C>>, report: Report<C>) => F;

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
  begin(context: Context, params: ParamsOf<R>): Promise<Check<C, F>>;
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

/** Most rows that are handed on at once. */
const BATCH = 1_000;

const texts = { noRows: 'The file has no rows.' };

const reporter =
  <C extends CsvColumns>(errors: RowErrors): Report<C> =>
  (row, column, errorCode, params, text) =>
    errors.add(row, column, rowError(errorCode, params, text));

/** Checks rows and hands them on, a thousand at a time, without those of which nothing more would be listed. */
async function* checkedRows<C extends CsvColumns, V extends ReadCells<C>, F>(
  rows: AsyncIterable<ImportRow<V>[]>,
  checkRow: Check<C, F>,
  errors: RowErrors,
): AsyncGenerator<CheckedRow<V, F>[]> {
  const report = reporter<C>(errors);
  let batch: CheckedRow<V, F>[] = [];
  for await (const some of rows) {
    for (const { row, value } of some) {
      const found = checkRow({ row, value }, report);
      if (!errors.isEnoughOf(row)) batch.push({ row, value, found });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Lines of a file, so that progress has an end to count toward. */
async function countLines(path: string): Promise<number> {
  let lines = 1;
  const file: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of file) {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return lines;
}

/**
 * Imports an uploaded CSV: checks every row, then saves all of them in one transaction, or none.
 * @throws ImportRefusal with the failures by row and column; Refusal BULK_TOO_MANY_ROWS
 */
export async function runImport<R extends ImportRoute, C extends CsvColumns, F>(
  call: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'step' | 'finish' | 'tell'>,
  plan: ImportPlan<R, C, F>,
): Promise<Outcome> {
  const kept = new KeptRows<ImportRow<CsvRow<C>>>(call.file.path);
  try {
    const { rows } = await check(call, plan, kept);
    return await save(call, plan, kept, rows);
  } finally {
    await kept.discard();
  }
}

/**
 * Tells what an import would do, and saves nothing (decision 49).
 * @throws Refusal of the file as a whole, e.g. BULK_TOO_MANY_ROWS
 */
export async function tryImport<R extends ImportRoute, C extends CsvColumns, F>(
  call: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'step' | 'tell'>,
  plan: ImportPlan<R, C, F>,
): Promise<z.output<typeof ImportPreview>> {
  const kept = new KeptRows<ImportRow<CsvRow<C>>>(call.file.path);
  try {
    const { rows, updated, leftOut } = await check(call, plan, kept, plan);
    if (plan.createsNone !== true)
      return { rows, created: rows, updated, unchanged: 0, errors: [] };
    const unchanged = rows - updated - leftOut;
    return { rows, created: 0, updated, unchanged, unknown: leftOut, errors: [] };
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    return await refusedPreview(call.file.path, plan.columns, error.listed.rows);
  } finally {
    await kept.discard();
  }
}

/** The pass that saves; nothing failed in the first one. */
async function save<R extends ImportRoute, C extends CsvColumns, F>(
  {
    file,
    params,
    finish,
    tell,
  }: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'finish' | 'tell'>,
  plan: ImportPlan<R, C, F>,
  kept: KeptRows<ImportRow<CsvRow<C>>>,
  rows: number,
): Promise<Outcome> {
  const answer = await finish(async (context) => {
    const errors = new RowErrors(plan.columns);
    const report = reporter<C>(errors);
    const checkRow = await plan.begin(context, params);
    let created = 0;
    for await (const batch of checkedRows(kept.read(), checkRow, errors)) {
      await plan.look?.(context, params, batch, report);
      /* What came into the database since the check; the other rows are still looked at. */
      if (!errors.isEmpty) continue;
      await plan.save(context, params, batch);
      created += batch.length;
      tell({ phase: 'SAVING', processed: created, total: rows });
    }
    errors.throwIfAny();
    return ((await plan.done?.(context, params, created, file)) ?? { created }) as never;
  });
  return answer as Outcome;
}

/** The pass that saves nothing; answers how many rows there are, and of what it is asked to count. */
async function check<R extends ImportRoute, C extends CsvColumns, F>(
  {
    file,
    params,
    step,
    tell,
  }: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'step' | 'tell'>,
  plan: ImportPlan<R, C, F>,
  kept: KeptRows<ImportRow<CsvRow<C>>>,
  counted: Pick<ImportPlan<R, C, F>, 'updates' | 'leavesOut'> = {},
): Promise<{ rows: number; updated: number; leftOut: number }> {
  const errors = new RowErrors(plan.columns);
  const report = reporter<C>(errors);
  const checkRow = await step((context) => plan.begin(context, params));
  const total = await countLines(file.path);
  let rows = 0;
  let updated = 0;
  let leftOut = 0;
  /* While no row failed, each has the value of each column; once one did, none is saved. */
  const areWhole = (
    _some: ImportRow<ReadCells<C>>[],
  ): _some is ImportRow<ReadCells<C>>[] & ImportRow<CsvRow<C>>[] => errors.isEmpty;
  const read = kept.keep(readRows(file.path, plan.columns, errors), areWhole);
  for await (const batch of checkedRows(read, checkRow, errors)) {
    const counts = await step(async (context) => {
      await plan.look?.(context, params, batch, report);
      return {
        updated: (await counted.updates?.(context, params, batch)) ?? 0,
        leftOut: (await counted.leavesOut?.(context, params, batch)) ?? 0,
      };
    });
    updated += counts.updated;
    leftOut += counts.leftOut;
    rows += batch.length;
    tell({ phase: 'CHECKING', processed: Math.min(batch.at(-1)?.row ?? 0, total), total });
  }
  errors.throwIfAny();
  if (rows === 0) throw Refusal.fields(fieldError(['csv'], 'AT_LEAST_ONE', {}, texts.noRows));
  return { rows, updated, leftOut };
}
