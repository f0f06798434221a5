import type { GraphQLResolveInfo } from 'graphql';
import { selectsField } from './selects-field.ts';

/** What of a page is asked for; the rest is neither read nor counted. */
export interface PageWishes {
  withRows: boolean;
  withTotal: boolean;
  withDigest: boolean;
}

const known = new WeakMap<object, PageWishes>();

const ofRows = new Set(['nodes', 'hasNextPage']);

/** What the selection below a field asks of a page; what a directive may leave out counts as asked. */
export function wishesOf(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): PageWishes {
  const found = known.get(info.fieldNodes);
  if (found) return found;
  const wishes = {
    withRows: selectsField(info, (name) => ofRows.has(name), true),
    withTotal: selectsField(info, (name) => name === 'totalCount' || name === 'digest', true),
    withDigest: selectsField(info, (name) => name === 'digest', true),
  };
  known.set(info.fieldNodes, wishes);
  return wishes;
}

/** The part of a list call that reads what is wished and no more. */
export const askedOf = (
  { withRows, withTotal, withDigest }: PageWishes,
  limit: number,
): { limit: number; withTotal?: false; withDigest?: true } => ({
  limit: withRows ? limit : 0,
  ...(withTotal ? {} : { withTotal: false }),
  ...(withDigest ? { withDigest: true } : {}),
});
