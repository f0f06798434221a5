import { z } from 'zod';
import { ImportPreview } from '../core/csv.ts';
import { recordId } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { fileId } from '../files/file.ts';

/** Most lines that an answer lists; the file of errors has all of them. */
export const LINES_SHOWN = 1_000;

export const ImportStatus = wordedEnum(
  {
    parse: 'Rows of the file cannot be read by the schema.',
    entity: 'Rows can be read, and no result can be made of them.',
  },
  { id: 'ResultImportStatus', description: 'At which step an import of results failed.' },
);

export const ImportItem = z
  .object({
    line: z.int().positive().describe('Row of the spreadsheet; the head is row 1.'),
    message: z.string().describe('What is wrong, in full sentences.'),
  })
  .meta({ id: 'ResultImportItem', description: 'What is wrong with one row.' });
export type ImportItem = z.output<typeof ImportItem>;

export const ResultImportErrors = z
  .object({
    status: ImportStatus.describe('At which step it failed.'),
    file: fileId().describe(
      'Failing rows with their messages, for the importer: Bulk import errors.csv.',
    ),
    items: z.array(ImportItem).describe(`The first ${LINES_SHOWN} failing rows.`),
  })
  .meta({ id: 'ResultImportErrors', description: 'Why an import of results created nothing.' });

export const ResultImportOutcome = z
  .object({
    imported: z
      .int()
      .nonnegative()
      .optional()
      .describe('Results that were imported; 0 for a file that was imported before.'),
    errors: ResultImportErrors.optional().describe('Why nothing was imported.'),
  })
  .meta({ id: 'ResultImportOutcome', description: 'Outcome of an import of results.' });
export type ResultImportOutcome = z.output<typeof ResultImportOutcome>;

export const ImportAction = wordedEnum(
  {
    CREATES: 'A case of its own is made.',
    COMPLETES: 'A test that was ordered gets its result.',
    UNCHANGED: 'The test has its result already.',
    FAILS: 'The row is wrong.',
  },
  { id: 'ResultImportAction', description: 'What an import would do with a row.' },
);

export const ImportLine = z
  .object({
    line: z.int().positive().describe('Row of the spreadsheet; the head is row 1.'),
    action: ImportAction.describe('What would be done with it.'),
    specimenId: z.string().nullable().describe('Number of the specimen in the file.'),
    testCaseId: recordId().nullable().describe('The case that it would complete.'),
    message: z.string().nullable().describe('What is wrong, in full sentences.'),
  })
  .meta({ id: 'ResultImportLine', description: 'What an import would do with one row.' });
export type ImportLine = z.output<typeof ImportLine>;

export const ResultImportPreview = ImportPreview.extend({
  lines: z
    .array(ImportLine)
    .describe(`What would be done with each row, failing ones first; ${LINES_SHOWN} at most.`),
}).meta({ id: 'ResultImportPreview', description: 'What an import of results would do.' });
export type ResultImportPreview = z.output<typeof ResultImportPreview>;
