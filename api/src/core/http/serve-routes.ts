import type { FastifyInstance } from 'fastify';
import type { ListQuery, ListSpec } from '@assay/schema/core/list';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@assay/schema/core/route';
import { hasReport } from '@assay/schema/core/report';
import type { Context } from '../context.ts';
import { serveReport } from '../reports/serve-report.ts';
import type { RequestInput } from './request-input.ts';
import { serve, type Call } from './serve.ts';

type None = Record<string, never>;
type Listed<R extends Route> = R['config'] extends { list: ListSpec } ? [list: ListQuery] : [];
type Asked<R extends Route> = QueryOf<R> extends None ? [] : [query: QueryOf<R>];
type Named<R extends Route> =
  ParamsOf<R> extends None
    ? []
    : [keyof ParamsOf<R>] extends ['id']
      ? [id: ParamsOf<R>['id']]
      : [ParamsOf<R>];
type Sent<R extends Route> = BodyOf<R> extends undefined ? [] : [body: BodyOf<R>];
type Answer<R extends Route> = AnswerOf<R> extends null ? void : AnswerOf<R>;

/**
 * What does the work of a call. It gets the context, and then as far as the route has them: the query of a
 * list, as the list engine takes it, the plain parameters of the query, the id of the path or all of several parameters, the
 * body. So a function of a service or a
 * read model is one as it stands: `updateCompany(context, id, body)`, `listLocations(context, query, companyId)`.
 */
export type RouteHandler<R extends Route> = (
  context: Context,
  ...args: [...Listed<R>, ...Asked<R>, ...Named<R>, ...Sent<R>]
) => Answer<R> | Promise<Answer<R>>;

type Files = { config: { transport: 'upload' | 'download' } };

/** A handler for each call of a table; those that carry files are served by `serveUpload` and its like. */
export type RouteHandlers<T extends Record<string, Route>> = {
  [K in keyof T as T[K] extends Files ? never : K]: RouteHandler<T[K]>;
};

const isIdAlone = (params: object): boolean => Object.keys(params).join() === 'id';

/** The arguments of a handler, in the order of `RouteHandler`. */
function argumentsOf(
  { schema, config }: Route,
  call: Pick<Call<never>, 'context'> & RequestInput,
): unknown[] {
  const params = call.params as Record<string, unknown>;
  return [
    call.context,
    ...(config.list === undefined ? [] : [call.list]),
    ...(schema.querystring === undefined ? [] : [call.query]),
    ...(schema.params === undefined ? [] : [isIdAlone(params) ? params['id'] : params]),
    ...(schema.body === undefined ? [] : [call.body]),
  ];
}

type Listing = { results: readonly unknown[] };

/** Serves the calls of a route table, and the reports of its lists; a call without a handler does not compile. */
export function serveRoutes<const T extends Record<string, Route>>(
  app: FastifyInstance,
  routes: T,
  handlers: RouteHandlers<T>,
): void {
  for (const [name, handler] of Object.entries<(...args: unknown[]) => unknown>(
    handlers as never,
  )) {
    const route: Route | undefined = routes[name];
    if (route === undefined) throw new TypeError(`There is no call named ${name}.`);
    serve(app, route, async (call) => (await handler(...argumentsOf(route, call))) ?? null);
    if (hasReport(route))
      serveReport(
        app,
        route,
        async (call) => (await handler(...argumentsOf(route, call))) as Listing,
      );
  }
}
