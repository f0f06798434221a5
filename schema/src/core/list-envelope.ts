import { z } from 'zod';

/** Envelope of every list (contract §0.6). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    results: z.array(item).describe('The records of this page.'),
    total: z.int().nonnegative().describe('All matches before paging.'),
    limit: z.int().nonnegative().describe('Most records of a page, as it was applied.'),
    offset: z.int().nonnegative().describe('Records before this page, as it was applied.'),
  });

/** Envelope of a fixed, unpaged set: `{results}`. */
export const resultsOf = <T extends z.ZodType>(item: T) =>
  z.object({ results: z.array(item).describe('All of them; the set is not paged.') });
