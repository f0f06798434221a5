import type { ListFilter, ListQuery } from '@assay/schema/core/list';
import type { ListAnswer } from './rest-client.ts';

/** Most ids of one `[IN][]` filter: keeps a call's address well below 8 kB. */
const CHUNK_IDS = 100;

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
