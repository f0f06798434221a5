import { createReadStream } from 'node:fs';
import type { z } from 'zod';
import type { CsvColumns, CsvRow } from '@assay/schema/core/csv';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { Refusal } from '../refusal.ts';
import type { UploadCall } from '../storage/serve-upload.ts';
import type { CheckedRow, CheckRow, ImportPlan, ImportRoute, Report } from './import-plan.ts';
import type { KeptRows } from './kept-rows.ts';
import { readRows, type ImportRow, type ReadCells } from './read-rows.ts';
import { RowErrors, rowError } from './row-errors.ts';

/** Most rows that are handed on at once. */
const BATCH = 1_000;

const texts = { noRows: 'The file has no rows.' };

/** Puts what the plan tells of its rows among the errors. */
export const reporter =
  <C extends CsvColumns>(errors: RowErrors): Report<C> =>
  (row, column, errorCode, params, text) =>
    errors.add(row, column, rowError(errorCode, params, text));

/** Checks rows and hands them on, a thousand at a time, without those of which nothing more would be listed. */
export async function* checkedRows<C extends CsvColumns, V extends ReadCells<C>, F>(
  rows: AsyncIterable<ImportRow<V>[]>,
  checkRow: CheckRow<C, F>,
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

/** The pass that saves nothing; answers how many rows there are, and of what it is asked to count. */
export async function checkRows<R extends ImportRoute, C extends CsvColumns, F>(
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
