import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ImportPreview, type CsvColumns } from '@assay/schema/core/csv';
import type { ParamsOf, QueryOf } from '@assay/schema/core/route';
import { uploadKinds } from '@assay/schema/files/file';
import type { Context } from '../context.ts';
import { readQuery } from '../http/request-input.ts';
import { serveUpload } from '../storage/serve-upload.ts';
import type { ImportPlan, ImportRoute } from './import-plan.ts';
import { runImport, tryImport } from './run-import.ts';

/* Too many bytes are too many rows to the person who has to send them part by part (decision 4). */
const rule = { ...uploadKinds.csv, tooLarge: 'BULK_TOO_MANY_ROWS' as const };
const form = {
  file: 'csv',
  rule,
  fields: z.object({}),
  statusOf: (answer: unknown) => (ImportPreview.safeParse(answer).success ? 200 : undefined),
};

/** Whether an import is only tried (decision 32). */
const readDryRun = (route: ImportRoute, request: FastifyRequest): boolean =>
  (readQuery(route, request) as QueryOf<ImportRoute>).dryRun === 'true';

/** Chooses what is done with a file by the record that the path names, e.g. by the kind of a pool. */
export type PlanFor<R extends ImportRoute, C extends CsvColumns, F> = (
  context: Context,
  params: ParamsOf<R>,
) => Promise<ImportPlan<R, C, F>>;

/**
 * Serves a call that imports a CSV (`importRoute` and `queuedImportRoute` of the contract). What it takes, refuses and answers
 * is the same for all of them; a module says what its columns are and what becomes of a row:
 *
 * ```ts
 * serveImport(app, testPoolMemberRoutes.importCsv, {
 *   columns: regulatedMemberCsv, // defineCsv({ firstName: { header: 'First Name', rule: text(), … }, … })
 *   begin: async (context, { poolId }) => {
 *     await requireEditablePool(context, poolId); // refuses the whole file
 *     const seen = new Map<string, number>();
 *     return ({ row, value: { cdlNumber } }, report) => {
 *       if (cdlNumber === undefined) return { key: null }; // its cell failed, and was told
 *       const key = cdlNumber.toLowerCase();
 *       const duplicate = seen.get(key);
 *       if (duplicate === undefined) seen.set(key, row);
 *       else report(row, 'cdlNumber', 'DUPLICATE_VALUE', {}, `Row ${duplicate} has the same number.`);
 *       return { key };
 *     };
 *   },
 *   look: async ({ tx }, { poolId }, rows, report) => {
 *     const known = await knownCdlNumbers(tx, poolId, rows.flatMap(({ found }) => found.key ?? []));
 *     for (const { row, found } of rows)
 *       if (found.key !== null && known.has(found.key)) report(row, 'cdlNumber', 'DUPLICATE_VALUE');
 *   },
 *   save: ({ tx }, { poolId }, rows) => insertMembers(tx, rows.map(({ value }) => ({ ...value, poolId }))),
 *   done: (context, { poolId }, created) => context.audit({ … }),
 * });
 * ```
 *
 * - One file in part `csv`, up to 10 MB and 100,000 rows; over either 413 BULK_TOO_MANY_ROWS (decision 4).
 * - All rows are saved or none; 201 `{created}` or 202 `{id}`, or 400 with `errors.rows` (contract §0.4): everything that
 *   is wrong with each row, by row and column of the file. The first 1,000 failing rows are listed,
 *   `params.failedRows` counts all.
 * - With `?dryRun=true` the file is checked and nothing is saved: 200 with what would happen (decision 49).
 * - The caller is checked before the file is read: 401, 404 for the `:id` of the path by the route's
 *   `resource`, 403. A path parameter of another name is for `begin` to look at.
 * - `Idempotency-Key` is honored; `Accept: application/x-ndjson` gets the answer with progress
 *   (`ImportEvent` of the contract).
 * - Memory does not grow with the file, except for what `begin` remembers. Rows come in batches of up
 *   to 1,000; take ids with `app.next_ids(name, n)`, since a default of `app.next_id` for each row gets
 *   slower with every row of a transaction.
 */
export function serveImport<const R extends ImportRoute, C extends CsvColumns, F>(
  app: FastifyInstance,
  route: R,
  plan: ImportPlan<R, C, F> | PlanFor<R, C, F>,
): void {
  serveUpload(app, route, form, async (call) => {
    const { params, step } = call;
    const chosen =
      typeof plan === 'function' ? await step((context) => plan(context, params)) : plan;
    const isTried = readDryRun(route, call.request);
    return (isTried ? await tryImport(call, chosen) : await runImport(call, chosen)) as never;
  });
}
