import { parseListQuery } from '@assay/schema/core/list-query';
import { TICKED_MAX, type ListQuery, type ListSpec } from '@assay/schema/core/list';
import type { Ticked } from '@assay/schema/core/ticked';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { ListWalk, walking } from './list-walk.ts';

/** Answers a list call; for a `ListWalk` the next rows of the whole list. */
type ListReader = (context: Context, query: ListQuery) => Promise<unknown>;

/**
 * What somebody chose as "all that match" is what they saw, or nothing: as many, and the same ones.
 * @throws Refusal TICKED_CHANGED
 */
export function assertUnchanged(
  { count, digest }: { count?: number | undefined; digest?: string | undefined },
  found: Pick<ListWalk, 'total' | 'digest'>,
): void {
  const isSame =
    (count === undefined || count === found.total) &&
    (digest === undefined || digest === found.digest);
  if (isSame) return;
  throw new Refusal('TICKED_CHANGED', {
    params: { seen: count ?? found.total, found: found.total },
  });
}

/**
 * The records of what was ticked: those named, whether or not they are in sight, or all that the list finds for the caller.
 * @throws Refusal TOO_MANY, TICKED_CHANGED, or a failure of `query`
 */
export async function tickedIds(
  context: Context,
  { spec, list }: { spec: ListSpec; list: ListReader },
  { recordIds, query = '', count = 0, digest }: Ticked,
): Promise<readonly number[]> {
  if (recordIds !== undefined) return [...new Set(recordIds)];
  const parsed = parseListQuery(spec, new URLSearchParams(query));
  if (!parsed.ok) throw Refusal.field(['query'], 'INVALID');
  const walk = new ListWalk();
  await list(context, walking(parsed.query, walk));
  assertUnchanged({ count, digest }, walk);
  if (walk.total > TICKED_MAX)
    throw new Refusal('TOO_MANY', {
      text: `At most ${TICKED_MAX.toLocaleString('en-US')} records are changed at a time. Narrow the list first.`,
    });
  return walk.all();
}
