import type { z } from 'zod';
import type {
  CsvColumns,
  CsvRow,
  ImportAnswer,
  ImportPreview,
  ImportQueued,
} from '@assay/schema/core/csv';
import type { UploadCall } from '../storage/serve-upload.ts';
import { checkedRows, checkRows, reporter } from './check-rows.ts';
import type { ImportPlan, ImportRoute } from './import-plan.ts';
import { KeptRows } from './kept-rows.ts';
import { refusedPreview } from './preview-import.ts';
import type { ImportRow } from './read-rows.ts';
import { ImportRefusal, RowErrors } from './row-errors.ts';

type Outcome = z.output<typeof ImportAnswer> | z.output<typeof ImportQueued>;

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
    const { rows } = await checkRows(call, plan, kept);
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
    const { rows, updated, leftOut } = await checkRows(call, plan, kept, plan);
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
