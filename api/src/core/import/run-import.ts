import { createReadStream } from 'node:fs';
import type { z } from 'zod';
import type { CsvColumns, CsvRow, ImportAnswer, importRoute } from '@assay/schema/core/csv';
import type { ErrorCode, ErrorParams } from '@assay/schema/core/errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ParamsOf } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { UploadCall } from '../storage/serve-upload.ts';
import { KeptRows } from './kept-rows.ts';
import { readRows, type ImportRow } from './read-rows.ts';
import { RowErrors, rowError } from './row-errors.ts';

export type ImportRoute = ReturnType<typeof importRoute>;

/** Tells what is wrong with a row; `column` null is the row as a whole. Such a row is not handed on. */
export type Report<C extends CsvColumns> = (
  row: number,
  column: (keyof C & string) | null,
  errorCode: ErrorCode,
  params?: ErrorParams,
  text?: string,
) => void;

/**
 * What one kind of import does with its rows. They are gone through twice: first to check them, with
 * no transaction open, and only when no row failed again to save them, in one transaction. So `begin`,
 * its function and `look` run in both, and again when the database asks for a transaction again: keep
 * what they remember (seen names) inside `begin`.
 */
export interface ImportPlan<R extends ImportRoute, C extends CsvColumns, T> {
  columns: C;
  /**
   * Starts a pass: refuses the import as a whole (a frozen pool), reads what all rows are checked
   * against (the units of the company), and answers the function that turns the parsed cells of a row
   * into the value to save. It reports what is wrong across columns or across rows of the file; what it
   * answers then does not matter.
   */
  begin(
    context: Context,
    params: ParamsOf<R>,
  ): Promise<(row: ImportRow<CsvRow<C>>, report: Report<C>) => T>;
  /** Compares some rows, at most 1,000, with the database: which names, numbers, people are there already. */
  look?(
    context: Context,
    params: ParamsOf<R>,
    rows: readonly ImportRow<T>[],
    report: Report<C>,
  ): Promise<void>;
  /** Saves some rows, at most 1,000, in one statement if it can. Values of unique columns were looked at before. */
  save(context: Context, params: ParamsOf<R>, rows: readonly ImportRow<T>[]): Promise<void>;
  /** Ends the import in its transaction: the audit entry, which names the file by its hash. */
  done?(
    context: Context,
    params: ParamsOf<R>,
    created: number,
    file: { sha256: Buffer },
  ): Promise<void> | void;
}

/** Most rows that are handed on at once. */
const BATCH = 1_000;

const texts = { noRows: 'The file has no rows.' };

const reporter =
  <C extends CsvColumns>(errors: RowErrors): Report<C> =>
  (row, column, errorCode, params, text) =>
    errors.add(row, column, rowError(errorCode, params, text));

type Reader<C extends CsvColumns, T> = (row: ImportRow<CsvRow<C>>, report: Report<C>) => T;

/** The rows as values to save, a thousand at a time, without those that failed. */
async function* valuesOf<C extends CsvColumns, T>(
  rows: AsyncIterable<ImportRow<CsvRow<C>>[]>,
  read: Reader<C, T>,
  errors: RowErrors,
): AsyncGenerator<ImportRow<T>[]> {
  const report = reporter<C>(errors);
  let batch: ImportRow<T>[] = [];
  for await (const some of rows) {
    for (const row of some) {
      const value = read(row, report);
      if (!errors.has(row.row)) batch.push({ row: row.row, value });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Lines of a file, so that progress has an end to count towards. */
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
export async function runImport<R extends ImportRoute, C extends CsvColumns, T>(
  call: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'step' | 'finish' | 'tell'>,
  plan: ImportPlan<R, C, T>,
): Promise<z.output<typeof ImportAnswer>> {
  const kept = new KeptRows<ImportRow<CsvRow<C>>>(call.file.path);
  try {
    const rows = await check(call, plan, kept);
    return await save(call, plan, kept, rows);
  } finally {
    await kept.discard();
  }
}

/** The pass that saves; nothing failed in the first one. */
async function save<R extends ImportRoute, C extends CsvColumns, T>(
  {
    file,
    params,
    finish,
    tell,
  }: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'finish' | 'tell'>,
  plan: ImportPlan<R, C, T>,
  kept: KeptRows<ImportRow<CsvRow<C>>>,
  rows: number,
): Promise<z.output<typeof ImportAnswer>> {
  const answer = await finish(async (context) => {
    const errors = new RowErrors(plan.columns);
    const report = reporter<C>(errors);
    const read = await plan.begin(context, params);
    let created = 0;
    for await (const batch of valuesOf(kept.read(), read, errors)) {
      await plan.look?.(context, params, batch, report);
      /* What came into the database since the check; the other rows are still looked at. */
      if (!errors.isEmpty) continue;
      await plan.save(context, params, batch);
      created += batch.length;
      tell({ phase: 'SAVING', processed: created, total: rows });
    }
    errors.throwIfAny();
    await plan.done?.(context, params, created, file);
    return { created } as never;
  });
  return answer as z.output<typeof ImportAnswer>;
}

/** The pass that saves nothing; answers how many rows there are. */
async function check<R extends ImportRoute, C extends CsvColumns, T>(
  {
    file,
    params,
    step,
    tell,
  }: Pick<UploadCall<R, z.ZodObject>, 'file' | 'params' | 'step' | 'tell'>,
  plan: ImportPlan<R, C, T>,
  kept: KeptRows<ImportRow<CsvRow<C>>>,
): Promise<number> {
  const errors = new RowErrors(plan.columns);
  const report = reporter<C>(errors);
  const read = await step((context) => plan.begin(context, params));
  const total = await countLines(file.path);
  let rows = 0;
  const checked = kept.keep(readRows(file.path, plan.columns, errors));
  for await (const batch of valuesOf(checked, read, errors)) {
    await step(async (context) => plan.look?.(context, params, batch, report));
    rows += batch.length;
    tell({ phase: 'CHECKING', processed: Math.min(batch.at(-1)?.row ?? 0, total), total });
  }
  errors.throwIfAny();
  if (rows === 0) throw Refusal.fields(fieldError(['csv'], 'AT_LEAST_ONE', {}, texts.noRows));
  return rows;
}
