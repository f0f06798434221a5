import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, ParamsOf, Route } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { encode } from './encode.ts';
import { fastifyRoute } from './rate-limit.ts';
import { readInput, readParams } from './request-input.ts';
import { checked, send, successOf, tokenOf } from './serve.ts';
import { transact } from './transact.ts';

/** What a handler in steps gets: the checked input, and a way to open one transaction after the other. */
export interface SteppedCall<R extends Route> {
  params: ParamsOf<R>;
  body: BodyOf<R>;
  request: FastifyRequest;
  /** Runs `work` in a transaction of the call; each step sees what other calls did meanwhile. */
  step<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

export type SteppedHandler<R extends Route> = (call: SteppedCall<R>) => Promise<AnswerOf<R>>;

/**
 * Serves a call whose work between two transactions takes long, such as hashing a password: a
 * transaction that waited for it would hold a connection (the only one, in the embedded database)
 * and its locks. Who may call is found out before the first step, which looks itself for a record in sight. What a step
 * found may have changed before the next one, which has to look again.
 */
export function serveSteps<const R extends Route>(
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
        token === null
          ? read()
          : await transact(app, request, token, (open) =>
              checked(app, route, request, open, async (checkedInput) => checkedInput),
            );
      const answer = await handler({
        params: input.params as ParamsOf<R>,
        body: input.body as BodyOf<R>,
        request,
        step: (work) => transact(app, request, token, ({ context }) => work(context)),
      });
      const status = successOf(route);
      return send(reply, { status, body: await encode(route, status, answer) });
    },
  });
}
