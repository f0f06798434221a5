import { z } from 'zod';

/** The page of one parent in an answer that has pages of several. */
const ParentPage = z.object({
  id: z.int().positive().describe('Id of the parent.'),
  count: z
    .int()
    .nonnegative()
    .describe('Records of its page; they follow each other in `results`.'),
  total: z.int().nonnegative().describe('Its matches before paging, as `total` of a list.'),
});

/** Envelope of every list (contract §0.6). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    results: z.array(item).describe('The records of this page.'),
    total: z
      .int()
      .nonnegative()
      .describe(
        'All matches before paging. With `withTotal=false` they are not counted: the records up to the end of this page, and one more when others follow.',
      ),
    digest: z
      .string()
      .nullable()
      .optional()
      .describe(
        'With `withDigest=true` only: tells these matches from any others, whatever their order; null when more than 2,000 match, with `withTotal=false`, and with `limitPer`.',
      ),
    limit: z.int().nonnegative().describe('Most records of a page, as it was applied.'),
    offset: z.int().nonnegative().describe('Records before this page, as it was applied.'),
    groups: z
      .array(ParentPage)
      .optional()
      .describe(
        'With `limitPer` only: the pages of the parents, in the order in which they were asked.',
      ),
  });

/** Envelope of a fixed, unpaged set: `{results}`. */
export const resultsOf = <T extends z.ZodType>(item: T) =>
  z.object({ results: z.array(item).describe('All of them; the set is not paged.') });
