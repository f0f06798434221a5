import { GraphQLBoolean, GraphQLInt, GraphQLString, type GraphQLResolveInfo } from 'graphql';
import { Extensions, ObjectType, type ClassType } from 'type-graphql';
import { declareField } from './declare-field.ts';
import type { ListAnswer } from './rest-client.ts';
import { selectsField } from './selects-field.ts';

/** What the limits reckon for the count of a page, which goes through all that matches. */
const COUNT_COST = 5;

export interface Page<T> {
  nodes: readonly T[];
  totalCount: number;
  digest: string | null;
  limit: number;
  offset: number;
  hasNextPage: boolean;
}

const known = new Map<string, ClassType>();

/** The page type of a list: `CompanyPage { nodes totalCount digest limit offset hasNextPage }`, one per entity. */
export function pageType(entity: string, item: () => ClassType): ClassType {
  const found = known.get(entity);
  if (found) return found;
  const target: ClassType = class {};
  known.set(entity, target);
  ObjectType(`${entity}Page`, {
    description: `One page of ${entity} records.`,
    simpleResolvers: true,
  })(target);
  declareField(target, 'nodes', () => [item()], { description: 'The records of this page.' });
  declareField(target, 'totalCount', () => GraphQLInt, {
    description: 'All matches before paging.',
  });
  Extensions({ cost: COUNT_COST })(target.prototype, 'totalCount');
  declareField(target, 'digest', () => GraphQLString, {
    nullable: true,
    description:
      'Tells all matches from any others, whatever their order: what a call on all of them is held by. Null when more than 2,000 match, and for the page of a parent.',
  });
  Extensions({ cost: COUNT_COST })(target.prototype, 'digest');
  declareField(target, 'limit', () => GraphQLInt, {
    description: 'Most records of a page, as asked.',
  });
  declareField(target, 'offset', () => GraphQLInt, {
    description: 'Matches before the first record of this page.',
  });
  declareField(target, 'hasNextPage', () => GraphQLBoolean, {
    description: 'Whether matches follow this page.',
  });
  return target;
}

/** The list envelope of api as a page; `limit` as it was asked, where no rows had to be read. */
export const pageOf = <T>(answer: ListAnswer<T>, limit: number = answer.limit): Page<T> => ({
  nodes: answer.results,
  totalCount: answer.total,
  digest: answer.digest ?? null,
  limit,
  offset: answer.offset,
  hasNextPage: answer.offset + answer.results.length < answer.total,
});

/** What of a page is asked for; the rest is neither read nor counted. */
export interface PageWishes {
  withRows: boolean;
  withTotal: boolean;
  withDigest: boolean;
}

const knownWishes = new WeakMap<object, PageWishes>();

const ofRows = new Set(['nodes', 'hasNextPage']);

/** What the selection below a field asks of a page; what a directive may leave out counts as asked. */
export function wishesOf(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): PageWishes {
  const found = knownWishes.get(info.fieldNodes);
  if (found) return found;
  const wishes = {
    withRows: selectsField(info, (name) => ofRows.has(name), true),
    withTotal: selectsField(info, (name) => name === 'totalCount' || name === 'digest', true),
    withDigest: selectsField(info, (name) => name === 'digest', true),
  };
  knownWishes.set(info.fieldNodes, wishes);
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
