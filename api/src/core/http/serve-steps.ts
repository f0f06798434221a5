import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Route } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { encode } from './encode.ts';
import { fastifyRoute } from './rate-limit.ts';
import { readInput, readParams } from './request-input.ts';
import { send, successOf, tokenOf } from './serve.ts';
import { transact } from './transact.ts';

/** What a handler in steps gets: the checked body, and a way to open one transaction after the other. */
export interface SteppedCall<R extends Route> {
  body: BodyOf<R>;
  request: FastifyRequest;
  /** Runs `work` in a transaction of the call; each step sees what other calls did meanwhile. */
  step<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

export type SteppedHandler<R extends Route> = (call: SteppedCall<R>) => Promise<AnswerOf<R>>;

/** Only calls that need no permission are served in steps; the rest goes through `serve`. */
type SteppedRoute = Route & { config: { access: 'public' | 'session' } };

/**
 * Serves a call whose work between two transactions takes long, such as hashing a password: a
 * transaction that waited for it would hold a connection (the only one, in the embedded database)
 * and its locks. What a step found may have changed before the next one, which has to look again.
 */
export function serveSteps<const R extends SteppedRoute>(
  app: FastifyInstance,
  route: R,
  handler: SteppedHandler<R>,
): void {
  app.route({
    ...fastifyRoute(app.config, route),
    handler: async (request, reply) => {
      const token = tokenOf(route, request);
      const read = () => readInput(route, request, readParams(route, request));
      /* Who is not signed in learns nothing of the body's faults (contract §0.9). */
      const input =
        token === null ? read() : await transact(app, request, token, async () => read());
      const answer = await handler({
        body: input.body as BodyOf<R>,
        request,
        step: (work) => transact(app, request, token, ({ context }) => work(context)),
      });
      const status = successOf(route);
      return send(reply, { status, body: await encode(route, status, answer) });
    },
  });
}
