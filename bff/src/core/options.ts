import { GraphQLID, GraphQLString } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { callAnswerOf } from './call-answer.ts';
import { argumentsOf } from './call-arguments.ts';
import { OPTION_LIMIT_MAX, optionArgs } from './list-args.ts';
import { listQueryOf } from './list-query.ts';
import { askedOf, pageOf, pageType, wishesOf } from './page-type.ts';
import { accessOfRoute, descriptionOf } from './permission.ts';
import type { RootField } from './resolver-class.ts';
import type { ListableRoute, ListRow } from './row.ts';

/** One type for the choices of every list: it has no `id`, so that choices of two lists never meet in a cache. */
@ObjectType('Option', { description: 'A record as a choice.', simpleResolvers: true })
class Option {
  @Field(() => GraphQLID, { description: 'Record id, to be sent.' })
  value!: number;

  @Field(() => GraphQLString, { description: 'What is shown.' })
  label!: string;
}

/**
 * The records of a list as choices, in the order of the list: `companyOptions(where, q, limit, offset)`.
 * A choice that is known by its id gets its label with `where: { id: { in: […] } }`.
 */
export function options<R extends ListableRoute>(
  route: R,
  label: (record: ListRow<R>) => string,
): RootField {
  const answer = callAnswerOf(route);
  if (answer.kind !== 'page') throw new Error(`${route.url} is no list.`);
  const { name, spec, row } = answer;
  const Page = pageType('Option', () => Option);
  const plain = Object.keys({ ...route.schema.querystring?.shape });
  return {
    type: () => Page,
    description: `${descriptionOf(route)} Each as a choice: its id and a label.`,
    args: argumentsOf(route, 'id', optionArgs({ entity: name, spec, row })),
    extensions: { access: accessOfRoute(route), limitMax: OPTION_LIMIT_MAX },
    resolve: async ({ client }, args, info) => {
      const query = Object.fromEntries(plain.map((each) => [each, args[each]]));
      const { limit, ...asked } = listQueryOf(spec, args);
      const call = { ...asked, ...askedOf(wishesOf(info), limit) };
      const page = pageOf(await client.page(route, call, { query }), limit);
      const nodes = (page.nodes as readonly ListRow<R>[]).map((record) => ({
        value: record.id,
        label: label(record),
      }));
      return { ...page, nodes };
    },
  };
}
