import { z } from 'zod';
import { filePart } from '../files/file.ts';
import type { ResourceName } from '../resource-names.ts';
import type { ErrorCode } from './errors.ts';
import { defineRoute, type Access } from './route.ts';

/** One column of a CSV that people send in. */
export interface CsvColumn<T extends z.ZodType = z.ZodType> {
  /** Title in the first line; compared trimmed and without regard to case. */
  header: string;
  /** Rule of a cell. It gets the trimmed text, '' for an empty cell and for a column that is left out. */
  rule: T;
  /** What belongs into the column, in words, for the person who fills it in. */
  description: string;
  /** What it holds is told to nobody again, also not to who sent it. */
  secret?: true;
  /** Cell of the example file. */
  example: string;
}

/** The columns of one kind of import by the name that their value has in a row. */
export type CsvColumns = Record<string, CsvColumn>;

/** A row whose every cell passed its rule. */
export type CsvRow<C extends CsvColumns> = { [K in keyof C]: z.output<C[K]['rule']> };

export const defineCsv = <const C extends CsvColumns>(columns: C): C => columns;

/** Whether a column must be in the file and filled in: its rule says so, by what it makes of an empty cell. */
export const isRequiredColumn = ({ rule }: CsvColumn): boolean => !rule.safeParse('').success;

/** Most data rows of an import (decision 4). */
export const IMPORT_ROWS_MAX = 100_000;
/** Most failing rows that an answer lists; `params.failedRows` counts all of them. */
export const IMPORT_FAILED_ROWS_SHOWN = 1_000;

export const ImportAnswer = z
  .object({ created: z.int().nonnegative().describe('Records that were created.') })
  .meta({ id: 'ImportAnswer', description: 'Outcome of an import.' });

export const ImportQueued = z
  .object({ id: z.int().positive().describe('Number of the file among those of the tenant.') })
  .meta({ id: 'ImportQueued', description: 'A file that was taken in, to be read on its own.' });

export const ImportPreview = z
  .object({
    rows: z.int().nonnegative().describe('Rows of the file.'),
    created: z
      .int()
      .nonnegative()
      .describe(
        'Records that would be created; 0 when any row is wrong, as all are saved or none.',
      ),
    updated: z.int().nonnegative().describe('Records that would change.'),
    unchanged: z.int().nonnegative().describe('Rows that would change nothing.'),
    unknown: z
      .int()
      .nonnegative()
      .optional()
      .describe(
        'Rows about records that there are not, which would be left out; only where the file creates none.',
      ),
    errors: z
      .array(
        z
          .object({
            row: z.int().positive().describe('Line number in the file; the header is line 1.'),
            column: z.string().describe('Header of the column; `_` for the row as a whole.'),
            value: z
              .string()
              .nullable()
              .describe('What the file has there; null for the row as a whole and for secrets.'),
            errorCode: z.string().describe('Code of the error catalogue.'),
            message: z.string().describe('What is wrong, in words.'),
          })
          .meta({ id: 'ImportPreviewError', description: 'One fault of a row.' }),
      )
      .describe('What is wrong with the first 1,000 failing rows.'),
  })
  .meta({ id: 'ImportPreview', description: 'What an import would do.' });

/** `?dryRun=true` of an import. */
const importQuery = z.object({
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Answer what would happen, with 200, and save nothing.'),
});

export const CsvColumnDescription = z
  .object({
    name: z.string().describe('Header of the column.'),
    required: z.boolean().describe('Whether each row must fill it in.'),
    description: z.string().describe('What belongs into the column.'),
  })
  .meta({ id: 'CsvColumnDescription', description: 'A column of an import file.' });

/** The columns as a table that a person reads before filling in a file. */
export const describeColumns = (columns: CsvColumns): z.output<typeof CsvColumnDescription>[] =>
  Object.values(columns).map((column) => ({
    name: column.header,
    required: isRequiredColumn(column),
    description: column.description,
  }));

/** Content type of an answer that tells progress: one JSON object a line. */
export const IMPORT_PROGRESS_TYPE = 'application/x-ndjson';

/**
 * A line of the answer to an import that was sent with `Accept: application/x-ndjson`. First any
 * number of `progress` lines: CHECKING counts lines of the file, SAVING rows. Then one last line with
 * the status and the body that a plain JSON answer would have had; without it the outcome is unknown,
 * and the call may be sent again with the same Idempotency-Key.
 */
export type ImportEvent = { progress: ImportProgress } | { status: number; body: unknown };

/** How far an import is. */
export interface ImportProgress {
  phase: 'CHECKING' | 'SAVING';
  processed: number;
  total: number;
}

interface ImportRouteOptions<U extends string, P extends z.ZodObject> {
  url: U;
  summary: string;
  tag: string;
  access: Access;
  params: P;
  resource?: ResourceName;
  /** Refusals beyond those of every import. */
  errors?: readonly ErrorCode[];
}

const importOf = <
  const U extends string,
  P extends z.ZodObject,
  R extends Record<number, z.ZodType>,
>(
  options: ImportRouteOptions<U, P>,
  outcome: R,
) =>
  defineRoute({
    method: 'POST',
    url: options.url,
    schema: {
      summary: `${options.summary}. With Accept: ${IMPORT_PROGRESS_TYPE} the answer tells progress`,
      description: `All rows are saved or none, and a large file takes a minute or more. A plain sender gets the answer at the end and has to wait for it; one that sends Accept: ${IMPORT_PROGRESS_TYPE} gets 200 at once, a line of progress for each batch, and status and body of the outcome as the last line. Where the connection broke, the same call with the same Idempotency-Key and file gets the outcome, and does the import if it had none.`,
      tags: [options.tag],
      params: options.params,
      querystring: importQuery,
      multipart: z.object({ csv: filePart('csv') }),
      response: { 200: ImportPreview, ...outcome },
    },
    config: {
      access: options.access,
      transport: 'upload',
      ...(options.resource === undefined ? {} : { resource: options.resource }),
      errors: ['INVALID_MIME_TYPE', 'BULK_TOO_MANY_ROWS', ...(options.errors ?? [])],
    },
  });

/** A call that takes a CSV in part `csv` and creates a record of each row, or nothing at all. */
export const importRoute = <const U extends string, P extends z.ZodObject>(
  options: ImportRouteOptions<U, P>,
) => importOf(options, { 201: ImportAnswer });

/**
 * A call that takes a CSV in part `csv` like `importRoute`, and does what its rows say after the answer. Rows that
 * cannot be read are refused by the call, as a whole.
 */
export const queuedImportRoute = <const U extends string, P extends z.ZodObject>(
  options: ImportRouteOptions<U, P>,
) => importOf(options, { 202: ImportQueued });
