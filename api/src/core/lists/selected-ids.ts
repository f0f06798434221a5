import { parseListQuery } from '@assay/schema/core/list-query';
import type { ListQuery, ListSpec } from '@assay/schema/core/list';
import { SELECTED_MAX, type Selection } from '@assay/schema/core/selection';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { ListWalk, walking } from './list-walk.ts';

/** Answers a list call; for a `ListWalk` the next rows of the whole list. */
type ListReader = (context: Context, query: ListQuery) => Promise<unknown>;

/**
 * What somebody chose as "all that match" is what they saw, or nothing.
 * @throws Refusal SELECTION_CHANGED
 */
export function assertUnchanged(seen: number, found: number): void {
  if (seen !== found) throw new Refusal('SELECTION_CHANGED', { params: { seen, found } });
}

/**
 * The records of a selection: those named, whether or not they are in sight, or all that the list finds for the caller.
 * @throws Refusal TOO_MANY, SELECTION_CHANGED, or a failure of `query`
 */
export async function selectedIds(
  context: Context,
  { spec, list }: { spec: ListSpec; list: ListReader },
  { recordIds, query = '', count = 0 }: Selection,
): Promise<readonly number[]> {
  if (recordIds !== undefined) return [...new Set(recordIds)];
  const parsed = parseListQuery(spec, new URLSearchParams(query));
  if (!parsed.ok) throw Refusal.field(['query'], 'INVALID');
  const walk = new ListWalk();
  await list(context, walking(parsed.query, walk));
  assertUnchanged(count, walk.total);
  if (walk.total > SELECTED_MAX)
    throw new Refusal('TOO_MANY', {
      text: `At most ${SELECTED_MAX.toLocaleString('en-US')} records are changed at a time. Narrow the list first.`,
    });
  return walk.all();
}
