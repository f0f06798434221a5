import type { ListFilter, ListQuery } from '@assay/schema/core/list';
import type { ListAnswer } from './rest-client.ts';

/** Most ids of one `[IN][]` filter: keeps a call's address well below 8 kB. */
const CHUNK_IDS = 100;
/** Rows asked for at once when children of several parents are read together. */
export const ROWS_PER_CALL = 1_000;

/** One list call of api, already bound to its route. */
export type ListCall<T> = (query: Partial<ListQuery>) => Promise<ListAnswer<T>>;

export const chunksOf = <T>(items: readonly T[], size: number = CHUNK_IDS): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

export const inFilter = (field: string, ids: readonly number[]): ListFilter => ({
  field,
  operator: 'IN',
  values: ids.map(String),
});

/** Any thrown value as an Error, for loaders: they hand errors back instead of throwing. */
export const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('Unknown failure.');

/** Reads every row of a list, page after page, each with an explicit limit. */
export async function readAll<T>(
  list: ListCall<T>,
  filters: readonly ListFilter[],
  first: ListAnswer<T>,
): Promise<readonly T[]> {
  const rows = [...first.results];
  while (rows.length < first.total) {
    const page = await list({ filters, limit: ROWS_PER_CALL, offset: rows.length });
    if (page.results.length === 0) break;
    rows.push(...page.results);
  }
  return rows;
}
