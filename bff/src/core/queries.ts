import type { Route } from '@assay/schema/core/route';
import { GraphQLID } from 'graphql';
import { Query } from 'type-graphql';
import { argumentsOf, idArgumentOf } from './call-arguments.ts';
import { callAnswerOf, type CallAnswer } from './call-answer.ts';
import { fieldOf } from './contract-types.ts';
import { listArgs, listQueryOf } from './list-args.ts';
import { pageOf, pageType } from './page-type.ts';
import { accessOfRoute, descriptionOf } from './permission.ts';
import { nullWhenMissing, requireId } from './record-id.ts';
import { rootResolver, type RootField } from './resolver-class.ts';
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

function listOf(route: Route, { name, spec, type }: CallAnswer & { kind: 'page' }) {
  const Page = pageType(name, type);
  return {
    type: () => Page,
    nullable: false,
    args: listArgs(name, spec),
    resolve: async ({ client }, args) => pageOf(await client.page(route, listQueryOf(args))),
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
  const queryIds = Object.keys({ ...route.schema.querystring?.shape }).filter((name) =>
    isId(name, route),
  );
  const ids = route.schema.params ? [idArgument, ...queryIds] : queryIds;

  const resolve: RootField['resolve'] = async ({ client, loaders }, args) => {
    for (const name of ids) requireId(name, args[name]);
    const { [idArgument]: id, ...query } = args;
    if (readBy) return loaders.byId(readBy).load(Number(id));
    const read = client.send(route, { params: { id }, query });
    const body = await (ids.length > 0 ? nullWhenMissing(read) : read);
    return answer.kind === 'set' && body !== null ? (body as { results: unknown }).results : body;
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
    answer.kind === 'page' ? listOf(route, answer) : readOf(route, answer, { idArgument, readBy });
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
