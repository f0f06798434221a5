import { GraphQLBoolean, GraphQLInt, GraphQLString } from 'graphql';
import { Extensions, ObjectType, type ClassType } from 'type-graphql';
import { declareField } from './declare-field.ts';
import { COUNT_COST } from './limits/cost.ts';
import type { ListAnswer } from './rest-client.ts';

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
