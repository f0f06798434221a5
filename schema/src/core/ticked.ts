import { z } from 'zod';
import { ErrorCodeContract } from './error-code.ts';
import { coded } from './field-errors.ts';
import { recordId } from './fields.ts';
import { LIST_IN_MAX, TICKED_MAX } from './list.ts';
import type { Access, Route } from './route.ts';

const QUERY_MAX = 8_000;
/** Letters of a `digest`. */
export const DIGEST_MAX = 40;

const tickedFields = {
  recordIds: z
    .array(recordId())
    .min(1)
    .max(LIST_IN_MAX)
    .optional()
    .describe('The records by their ids, at most 1,000; else `query` and `count` say which.'),
  query: z
    .string()
    .max(QUERY_MAX)
    .optional()
    .describe('All records that the list finds for this query string (contract §0.5).'),
  count: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'How many of them the caller saw, at most 2,000; TICKED_CHANGED when there are others by now.',
    ),
  digest: z
    .string()
    .max(DIGEST_MAX)
    .optional()
    .describe('The `digest` that the list answered with them; needed with `query`.'),
};

/** Records of a list: those that were ticked, or all that the list finds. */
export type Ticked = z.output<z.ZodObject<typeof tickedFields>>;

/* More than can be changed have no digest; they are refused for their number. */
const isOneOrOther = ({ recordIds, query, count, digest }: Ticked): boolean =>
  recordIds === undefined
    ? query !== undefined && count !== undefined && (digest !== undefined || count > TICKED_MAX)
    : query === undefined && count === undefined && digest === undefined;

/** Input of a call on many records: which they are, and what is done with them, of which `example` is one. */
export const tickedInput = <S extends z.ZodRawShape>(
  meta: { id: string; description: string },
  more: S,
  example: z.input<z.ZodObject<S>>,
) =>
  z
    .object({ ...tickedFields, ...more })
    .refine((input) => isOneOrOther(input as Ticked), {
      path: ['recordIds'],
      ...coded(
        'INVALID',
        'Name the records by their ids, or by a query with the count and the digest that were seen.',
      ),
    })
    .meta({ ...meta, example: { recordIds: [12, 15], ...example } });

const BulkOutcome = z
  .object({
    recordId: recordId().describe('The record.'),
    name: z
      .string()
      .nullable()
      .describe('What it is called; null when the caller does not see it.'),
    done: z.boolean().describe('Whether it was done.'),
    errorCode: ErrorCodeContract.nullable().describe('Why not; null also where it was so before.'),
    message: z.string().nullable().describe('The same in words.'),
  })
  .meta({ id: 'BulkOutcome', description: 'What became of one of many records.' });

export const BulkOutcomes = z
  .object({
    results: z
      .array(BulkOutcome)
      .describe('Each record, in the order in which they were asked for.'),
  })
  .meta({ id: 'BulkOutcomes', description: 'What a call on many records did.' });
export type BulkOutcomes = z.output<typeof BulkOutcomes>;

/**
 * A call that does to many records what another does to one: each by itself, with an outcome for each, all in one
 * transaction. The rules are those of the one.
 */
export const bulkRoute = <const U extends string, B extends z.ZodType>(options: {
  url: U;
  summary: string;
  tag: string;
  access: Access;
  body: B;
}) =>
  ({
    method: 'POST',
    url: options.url,
    schema: {
      summary: options.summary,
      description:
        'Each record is done by itself; the answer says for each what was done, or why not. All is saved together.',
      tags: [options.tag],
      body: options.body,
      response: { 200: BulkOutcomes },
    },
    config: {
      access: options.access,
      errors: ['TICKED_CHANGED', 'TOO_MANY'],
      deadlineMs: 60_000,
    },
  }) as const satisfies Route;
