import { readFile } from 'node:fs/promises';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { ProgramName } from '@assay/schema/common/programs';
import { IMPORT_ROWS_MAX } from '@assay/schema/core/csv';
import { CsvRefusal, decodeCsv, readCsvText, type CsvTable } from '@assay/schema/core/csv-text';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Mapping } from '@assay/schema/bulk-schemas/check-mapping';
import type { resultImportRoutes } from '@assay/schema/result-imports/result-import.routes';
import type { BulkSchema } from '@assay/schema/bulk-schemas/bulk-schema';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { UploadCall } from '../../core/storage/serve-upload.ts';
import type { z } from 'zod';
import { readBulkSchema } from '../bulk-schemas/bulk-schemas.read-model.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { findSubstances } from './find-places.read-model.ts';
import { ResultGatherer, type Faults, type FileTest } from './gather-results.ts';
import { judgeResults, type Judged, type JudgeRules } from './judge-results.ts';
import { noteImport, wasImported } from './result-imports.repository.ts';
import { saveResults } from './save-results.ts';

export type ImportCall = Pick<
  UploadCall<typeof resultImportRoutes.import, z.ZodObject>,
  'file' | 'params' | 'step' | 'finish' | 'tell'
>;

/** Most tests that are compared or saved at once. */
const BATCH = 1_000;

/** What was read of a file. */
export interface Reading {
  schema: BulkSchema;
  table: CsvTable;
  rows: number;
  tests: FileTest[];
  faults: Faults;
  /** At which step it failed. */
  status: 'parse' | 'entity';
}

/** The table of a file. @throws Refusal for another kind of file, an empty one, or too many rows */
async function readTable(path: string): Promise<CsvTable> {
  try {
    const table = readCsvText(decodeCsv(await readFile(path)));
    if (table.lines.length > IMPORT_ROWS_MAX + 1) throw new Refusal('BULK_TOO_MANY_ROWS');
    if (table.lines.length < 2)
      throw Refusal.fields(fieldError(['csv'], 'AT_LEAST_ONE', {}, 'The file has no rows.'));
    return table;
  } catch (error) {
    if (!(error instanceof CsvRefusal)) throw error;
    throw Refusal.fields(fieldError(['csv'], 'INVALID_MIME_TYPE', {}, error.message));
  }
}

const mappingOf = (schema: BulkSchema): Mapping => ({
  fields: schema.fields ?? [],
  overrallResultFields: schema.overrallResultFields ?? [],
  lineResultFields: schema.lineResultFields ?? [],
  specimenTypeFields: schema.specimenTypeFields ?? [],
  testReasonFields: schema.testReasonFields ?? [],
});

/** Reads a file by a schema: its tests, and what is wrong with its rows. */
export async function readResults({ file, params, step, tell }: ImportCall): Promise<Reading> {
  const schema = await step((context) => readBulkSchema(context, params.schemaId));
  const table = await readTable(file.path);
  const gatherer = new ResultGatherer(mappingOf(schema), table, new Date());
  const lines = table.lines.slice(1);
  for (let at = 0; gatherer.canRead && at < lines.length; at += BATCH) {
    for (const line of lines.slice(at, at + BATCH)) gatherer.read(line);
    tell({ phase: 'CHECKING', processed: Math.min(at + BATCH, lines.length), total: lines.length });
    await othersFirst();
  }
  const { faults, tests } = gatherer;
  return { schema, table, rows: lines.length, tests, faults, status: 'parse' };
}

const rulesOf = async (
  { tx }: Context,
  { provider }: BulkSchema,
  secrets: SecretBox,
): Promise<JudgeRules> => ({
  provider,
  substances: await findSubstances(tx),
  secrets,
  taken: new Map(),
});

/** Compares all tests of a file with the database, and hands on what would be made of them, some at a time. */
export async function judgeAll(
  { step, tell }: Pick<ImportCall, 'step' | 'tell'>,
  { schema, tests, faults }: Reading,
  secrets: SecretBox,
  take: (judged: readonly Judged[]) => void,
): Promise<void> {
  const rules = await step((context) => rulesOf(context, schema, secrets));
  for (let at = 0; at < tests.length; at += BATCH) {
    const some = tests.slice(at, at + BATCH);
    take(await step((context) => judgeResults(context, some, rules, faults)));
    tell({ phase: 'CHECKING', processed: Math.min(at + BATCH, tests.length), total: tests.length });
  }
}

/** Saves all tests of a file in one transaction; 0 for a file that was imported before. */
export function saveAll(
  { finish, tell, file, params }: ImportCall,
  { schema, tests, rows, faults }: Reading,
  { secrets, program }: { secrets: SecretBox; program: ProgramName | undefined },
): Promise<number | null> {
  const saving = finish(async (context) => {
    const { tx, audit } = context;
    if (await wasImported(tx, params.schemaId, file.sha256)) return { imported: 0 };
    const actor = await viewerAsActor(context);
    const rules = await rulesOf(context, schema, secrets);
    const { provider } = schema;
    const saved = { secrets, program, actor, provider, laboratory: labProviderNames[provider] };
    let imported = 0;
    for (let at = 0; at < tests.length; at += BATCH) {
      const judged = await judgeResults(context, tests.slice(at, at + BATCH), rules, faults);
      /* What came into the database since the check. */
      if (faults.size > 0) throw new ChangedMeanwhile();
      imported += await saveResults(context, judged, saved);
      tell({ phase: 'SAVING', processed: Math.min(at + BATCH, tests.length), total: tests.length });
      /* An embedded database answers without a turn of the event loop: nothing would be told before the end. */
      await othersFirst();
    }
    await noteImport(tx, { schemaId: params.schemaId, sha256: file.sha256, rows, imported }, actor);
    audit({
      action: 'bulkSchema.resultsImported',
      entityId: params.schemaId,
      changes: {
        rows: { after: rows },
        imported: { after: imported },
        sha256: { after: file.sha256.toString('hex') },
      },
    });
    return { imported };
  });
  return saving.then(
    (answer) => ('imported' in answer ? (answer.imported ?? 0) : 0),
    (error: unknown) => {
      if (error instanceof ChangedMeanwhile) return null;
      throw error;
    },
  );
}

/** Rows became wrong between check and save; nothing was saved. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}
