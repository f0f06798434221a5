import { LIST_LIMIT_DEFAULT, type ListQuery } from '@assay/schema/core/list';
import { GraphQLInt, GraphQLString } from 'graphql';
import { ArgsType, type ClassType } from 'type-graphql';
import { declareField } from './declare-field.ts';
import { filtersOf, sortOf, type ListTypes, type OrderBy } from './list-inputs.ts';

/** Arguments of every list. */
export interface ListArgs {
  where?: object | null;
  orderBy?: readonly OrderBy[] | null;
  limit: number;
  offset: number;
  q?: string | null;
}

/** Most records of a page of whole entities. */
export const ENTITY_LIMIT_MAX = 100;
/** Most entries of a list that carries only an id and a label. */
export const OPTION_LIMIT_MAX = 10_000;

const texts = {
  where: 'Which records; without it all that the caller may see.',
  orderBy: 'Order; takes one entry.',
  limit: `Most records of the page, 0 to ${ENTITY_LIMIT_MAX}; 0 answers only the count.`,
  offset: 'Matches to leave out before the first record.',
};

/** Argument class of a list: `where`, `orderBy`, `limit`, `offset`, and `q` when the list can be searched. */
export function listArgs(
  { Where, OrderBy: Order }: ListTypes,
  search: readonly string[],
): ClassType<ListArgs> {
  const target = class {} as ClassType<ListArgs>;
  ArgsType()(target);
  const add = (
    field: string,
    type: () => object,
    options: Parameters<typeof declareField>[3],
  ): void => declareField(target, field, type, options);
  if (Where) add('where', () => Where, { nullable: true, description: texts.where });
  add('orderBy', () => [Order], { nullable: true, description: texts.orderBy });
  add('limit', () => GraphQLInt, {
    nullable: true,
    defaultValue: LIST_LIMIT_DEFAULT,
    description: texts.limit,
  });
  add('offset', () => GraphQLInt, { nullable: true, defaultValue: 0, description: texts.offset });
  if (search.length > 0) {
    add('q', () => GraphQLString, {
      nullable: true,
      description: `Looks for the text in ${search.join(', ')}, regardless of case.`,
    });
  }
  return target;
}

/** The list call that the arguments ask for. An explicit null counts as absent. */
export const listQueryOf = ({
  where,
  orderBy,
  limit,
  offset,
  q,
}: ListArgs): Partial<ListQuery> => ({
  limit: limit ?? LIST_LIMIT_DEFAULT,
  offset: offset ?? 0,
  ...(q ? { q } : {}),
  ...sortOf(orderBy),
  filters: filtersOf(where),
});
