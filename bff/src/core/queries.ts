import type { Route } from '@assay/schema/core/route';
import { GraphQLID } from 'graphql';
import { Query } from 'type-graphql';
import { argumentsOf, idArgumentOf } from './call-arguments.ts';
import { callAnswerOf, type CallAnswer } from './call-answer.ts';
import { fieldOf } from './contract-types.ts';
import { listArgs } from './list-args.ts';
import { listQueryOf } from './list-query.ts';
import { askedOf, pageOf, pageType, wishesOf } from './page-type.ts';
import { accessOfRoute, descriptionOf } from './permission.ts';
import { nullWhenMissing, requireId } from './record-id.ts';
import { rootResolver, type Arguments, type RootField } from './resolver-class.ts';
import type { ListableRoute } from './row.ts';

/** A query that is one call of api, with what is special about it. */
interface QueryCall {
  route: Route;
  /** In place of what the route says of itself. */
  description?: string;
  /** Argument that the `:id` of the path comes from, where it is not the id of what is answered. */
  idArgument?: string;
  /** List whose row says all that is answered; it is read in place of the route. */
  readBy?: ListableRoute;
}

/** The arguments of a call that are ids: the one of its path, and those among its plain parameters. */
function idArgumentsOf(route: Route, idArgument: string): string[] {
  const plain = Object.keys({ ...route.schema.querystring?.shape });
  return [
    ...(route.schema.params ? [idArgument] : []),
    ...plain.filter((name) => isId(name, route)),
  ];
}

/** @throws GraphQLError BAD_USER_INPUT for an id that no record can have; one that is left out names nothing */
function requireIds(names: readonly string[], args: Arguments): void {
  for (const name of names) {
    const given = args[name];
    if (given !== undefined && given !== null) requireId(name, given);
  }
}

/** A list, also one that its path or plain parameters narrow. */
function listOf(
  route: Route,
  { name: entity, spec, row, type }: CallAnswer & { kind: 'page' },
  idArgument: string,
) {
  const Page = pageType(entity, type);
  const plain = Object.keys({ ...route.schema.querystring?.shape });
  const ids = idArgumentsOf(route, idArgument);
  return {
    type: () => Page,
    nullable: false,
    args: argumentsOf(route, idArgument, listArgs({ entity, spec, row })),
    resolve: async ({ client }, args, info) => {
      requireIds(ids, args);
      const narrowed = {
        params: { id: args[idArgument] },
        query: Object.fromEntries(plain.map((each) => [each, args[each]])),
      };
      const { limit, ...query } = listQueryOf(spec, args);
      const asked = { ...query, ...askedOf(wishesOf(info), limit) };
      return pageOf(await client.page(route, asked, narrowed), limit);
    },
  } satisfies Partial<RootField>;
}

const isId = (name: string, route: Route): boolean => {
  const rule = route.schema.querystring?.shape[name];
  return rule !== undefined && fieldOf('input', name, rule).type() === GraphQLID;
};

/** What names a record is nullable: a record that is missing or out of sight is null. */
function readOf(
  route: Route,
  answer: CallAnswer,
  { idArgument, readBy }: { idArgument: string; readBy: ListableRoute | undefined },
) {
  const ids = idArgumentsOf(route, idArgument);

  const resolve: RootField['resolve'] = async ({ client, loaders }, args) => {
    requireIds(ids, args);
    const { [idArgument]: id, input, ...query } = args;
    if (readBy) return loaders.byId(readBy).load(Number(id));
    const read = client.send(route, { params: { id }, query, body: input });
    const body = await (ids.length > 0 ? nullWhenMissing(read) : read);
    if (body === null) return null;
    return answer.kind === 'object'
      ? answer.objectIn(body)
      : (body as { results: unknown }).results;
  };
  if (answer.kind === 'nothing') throw new Error(`${route.url} answers nothing to be queried.`);
  return {
    type: () => (answer.kind === 'set' ? [answer.type()] : answer.type()),
    nullable: ids.length > 0,
    args: argumentsOf(route, idArgument),
    resolve,
  };
}

function queryOf({
  route,
  description,
  idArgument = idArgumentOf(route),
  readBy,
}: QueryCall): RootField {
  const answer = callAnswerOf(route);
  const field =
    answer.kind === 'page'
      ? listOf(route, answer, idArgument)
      : readOf(route, answer, { idArgument, readBy });
  const missing = field.nullable ? ' Null when it does not exist or is out of sight.' : '';
  return {
    ...field,
    description: description ?? `${descriptionOf(route)}${missing}`,
    extensions: { access: accessOfRoute(route) },
  };
}

/**
 * The queries of a module, each by the route that it calls: a list answers pages and takes what its spec
 * offers, everything else answers what the route does. A field of another making stands beside them.
 */
export const queries = (calls: Readonly<Record<string, Route | QueryCall | RootField>>): Function =>
  rootResolver(
    Query,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]): [string, RootField] => {
        if ('resolve' in call) return [name, call];
        return [name, queryOf('route' in call ? call : { route: call })];
      }),
    ),
  );
