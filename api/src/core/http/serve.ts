import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery, ListSpec } from '@assay/schema/core/list';
import type { Access, AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@assay/schema/core/route';
import type { Tx } from '../database/database.ts';
import { sqlErrorOf } from '../database/faults.ts';
import type { Context, Viewer } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { bearerToken, type Token } from './authenticate.ts';
import { encode } from './encode.ts';
import { answerOnce, idempotencyOf } from './idempotency.ts';
import { type OpenRequest, transact } from './transact.ts';
import { fastifyRoute } from './rate-limit.ts';
import { readInput, readParams, type RequestInput } from './request-input.ts';
import { assertTraceable, traceAnswer } from './trace-read.ts';

/** What a handler gets: the checked request and its context. */
export interface Call<R extends Route> {
  context: Context;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  list: R['config'] extends { list: ListSpec } ? ListQuery : undefined;
  request: FastifyRequest;
}

export type Handler<R extends Route> = (call: Call<R>) => Promise<AnswerOf<R>> | AnswerOf<R>;

/** An answer that is ready to be sent. */
export interface Answer {
  status: number;
  body: string | null;
}

/** Status of a call that succeeds. */
export const successOf = (route: Route): number =>
  Number(Object.keys(route.schema.response).at(-1) ?? 200);

/** Whether the permissions that a user holds open a route. */
export const mayCall = (
  access: Access,
  viewer: Pick<Viewer, 'type'>,
  held: ReadonlySet<string>,
): boolean =>
  typeof access === 'string' ||
  ((access.type === undefined || access.type === viewer.type) &&
    access.anyOf.some((each) => held.has(each)));

/**
 * Whether the caller may ask for what the route does, where its record may change the permissions.
 * @throws Refusal ACCESS_DENIED
 */
export function assertMayCall(
  app: FastifyInstance,
  route: Route,
  viewer: Viewer,
  params: unknown,
): void {
  const resource =
    route.config.resource === undefined ? undefined : app.resources.get(route.config.resource);
  const { id } = params as { id?: unknown };
  const held =
    resource?.permissions?.(viewer, typeof id === 'number' ? id : undefined) ?? viewer.permissions;
  if (!mayCall(route.config.access, viewer, held)) throw new Refusal('ACCESS_DENIED');
}

/**
 * The refusals of a record that the caller cannot see come before all others (contract §0.9).
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function hideInvisible(
  app: FastifyInstance,
  route: Route,
  tx: Tx,
  viewer: Viewer,
  params: unknown,
): Promise<void> {
  const resource =
    route.config.resource === undefined ? undefined : app.resources.get(route.config.resource);
  const id = (params as { id?: unknown }).id;
  if (resource === undefined || typeof id !== 'number') return;
  const isVisible = async (): Promise<boolean> => {
    try {
      return await resource.isVisible(tx, id, viewer);
    } catch (error) {
      /* A refusal that came of a failed statement: the transaction takes no more, and the record was seen. */
      if (sqlErrorOf(error)?.code === '25P02') return true;
      throw error;
    }
  };
  if (!(await isVisible())) throw Refusal.notFound();
}

/**
 * 401 → 404 → 403 → 400 → `work`, all in the open transaction of the request (contract §0.9). What reads or
 * changes a record finds out by itself whether it is there; for a list below one it is looked up here.
 * @throws what `work` throws, or RESOURCE_NOT_FOUND in its place for a record out of sight
 */
export async function checked<T>(
  app: FastifyInstance,
  route: Route,
  request: FastifyRequest,
  { context, viewer }: OpenRequest,
  work: (input: RequestInput) => Promise<T>,
): Promise<T> {
  const params = readParams(route, request);
  try {
    if (viewer !== null) assertMayCall(app, route, viewer, params);
    assertTraceable(app, route);
    const input = readInput(route, request, params);
    if (viewer !== null && route.config.list !== undefined)
      await hideInvisible(app, route, context.tx, viewer, params);
    return await work(input);
  } catch (error) {
    const asked =
      error instanceof Refusal || (error instanceof Error && error.name === 'UnreadableBody');
    if (asked && viewer !== null && needsHiding(error))
      await hideInvisible(app, route, context.tx, viewer, params);
    throw error;
  }
}

/** Runs the handler of a route, once for an Idempotency-Key. */
const run = (
  app: FastifyInstance,
  route: Route,
  handler: (call: never) => unknown,
  request: FastifyRequest,
  open: OpenRequest,
): Promise<Answer> => findingsOf(route, () => runOnce(app, route, handler, request, open));

/** The answer of a call that only checks: what would be refused by field (`checkRoute`). */
async function findingsOf(route: Route, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (route.config.onlyChecks !== true || !(error instanceof Refusal)) throw error;
    if (error.errors === undefined || error.status === 403) throw error;
    return { status: 200, body: await encode(route, 200, { errors: error.errors }) };
  }
}

/** Runs the handler of a route. */
const runOnce = (
  app: FastifyInstance,
  route: Route,
  handler: (call: never) => unknown,
  request: FastifyRequest,
  open: OpenRequest,
): Promise<Answer> =>
  checked(app, route, request, open, async (input) => {
    const { context, viewer } = open;
    const work = async (): Promise<Answer> => {
      const answer = await handler({ context, ...input, request } as never);
      traceAnswer(context, route, input, answer);
      const status = successOf(route);
      return { status, body: await encode(route, status, answer) };
    };
    const { params, query, body } = input;
    const key = viewer === null ? null : idempotencyOf(route, request, { params, query, body });
    return key === null ? work() : answerOnce(context, key, work);
  });

/** Only 403 and 400 tell that the record exists; a failed statement leaves no transaction to ask in. */
const needsHiding = (error: unknown): boolean =>
  !(error instanceof Refusal) ||
  error.status === 403 ||
  error.code === null ||
  error.code === 'FIELD_NOT_FOUND_IN_ENTITY';

/** The caller's token; null on a public route, whatever the header says. */
export function tokenOf(route: Route, request: FastifyRequest): Token | null {
  if (route.config.access === 'public') return null;
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new Refusal('UNAUTHORIZED');
  return token;
}

export function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  reply.code(status);
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/**
 * Serves one documented call. The handler gets the checked request and returns the answer; it runs
 * in one transaction of the caller's tenant and scope, again when the database asks for it, so its
 * effects outside the database belong into `context.afterCommit`.
 */
export function serve<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
): void {
  app.route({
    ...fastifyRoute(app.config, route),
    handler: async (request, reply) => {
      const token = tokenOf(route, request);
      const answer = await transact(app, request, token, (open) =>
        run(app, route, handler, request, open),
      );
      return send(reply, answer);
    },
  });
}
