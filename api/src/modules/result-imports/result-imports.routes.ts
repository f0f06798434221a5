import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { QueryOf } from '@assay/schema/core/route';
import { uploadKinds } from '@assay/schema/files/file';
import { resultImportRoutes } from '@assay/schema/result-imports/result-import.routes';
import { LINES_SHOWN, type ResultImportOutcome } from '@assay/schema/result-imports/result-import';
import { z } from 'zod';
import { readQuery } from '../../core/http/request-input.ts';
import { serveUpload } from '../../core/storage/serve-upload.ts';
import { storeMadeFile } from '../files/files.service.ts';
import { errorFile, ERROR_FILE } from './error-file.ts';
import { judgeAll, readResults, saveAll, type ImportCall, type Reading } from './import-results.ts';
import { previewOf } from './preview-results.ts';

const { import: route } = resultImportRoutes;

/** Why nothing was imported, with all failing rows as a file of the importer. */
async function refused(
  app: FastifyInstance,
  { step }: Pick<ImportCall, 'step'>,
  reading: Reading,
): Promise<ResultImportOutcome> {
  const spooled = await app.spool.take(Readable.from(errorFile(reading)), 'csv', Infinity);
  try {
    const made = { ...spooled, name: ERROR_FILE };
    const facts = { kind: 'document', docType: 'OTHER', title: ERROR_FILE } as const;
    const { id } = await storeMadeFile(app.storage, { step }, made, facts);
    const items = [...reading.faults.entries()]
      .toSorted(([one], [other]) => one - other)
      .slice(0, LINES_SHOWN)
      .map(([line, messages]) => ({ line, message: messages.join(' ') }));
    return { errors: { status: reading.status, file: id, items } };
  } finally {
    await spooled.discard();
  }
}

/** The import of results (contract §16). */
export function registerResultImportsRoutes(app: FastifyInstance): void {
  const form = {
    file: 'csv',
    rule: { ...uploadKinds.csv, tooLarge: 'BULK_TOO_MANY_ROWS' as const },
    fields: z.object({}),
  };
  serveUpload(app, route, form, async (call) => {
    const { dryRun, program } = readQuery(route, call.request) as QueryOf<typeof route>;
    const reading = await readResults(call);
    if (dryRun === 'true') return previewOf(call, reading, app.secrets);
    if (reading.faults.size === 0) reading.status = 'entity';
    /* Rows that can be read are compared although others cannot: all that is wrong is told at once. */
    await judgeAll(call, reading, app.secrets, () => undefined);
    if (reading.faults.size > 0) return refused(app, call, reading);
    const imported = await saveAll(call, reading, { secrets: app.secrets, program });
    return imported === null ? refused(app, call, reading) : { imported };
  });
}
