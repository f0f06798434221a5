import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOf, ParamsOf, Route } from '@assay/schema/core/route';
import { MESSAGE_BYTES } from '@assay/schema/laboratories/signed-text';
import type { Context } from '../context.ts';
import { encode } from './encode.ts';
import { addressOf, fastifyRoute } from './rate-limit.ts';
import { readParams } from './request-input.ts';
import { send } from './serve.ts';
import { transact } from './transact.ts';

/** What a handler of a signed call gets: the bytes as they came, which the signature is over. */
interface SignedCall<R extends Route> {
  context: Context;
  params: ParamsOf<R>;
  headers: FastifyRequest['headers'];
  body: Buffer;
}

/** A call of a program that signs what it sends, in the place of a session. */
type SignedRoute = Route & { config: { access: 'public'; isSigned: true } };

/**
 * Serves a signed call in one transaction of the tenant whose host was called. Whoever sends forged ones is slowed down;
 * whoever signs is not, however many there are.
 */
export function serveSigned<const R extends SignedRoute>(
  app: FastifyInstance,
  route: R,
  handler: (call: SignedCall<R>) => Promise<{ status: number; answer: AnswerOf<R> }>,
): void {
  /* In a scope of its own, so that no other route takes its body as bytes. */
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.route({
      ...fastifyRoute(app.config, route),
      bodyLimit: MESSAGE_BYTES,
      handler: async (request, reply) => {
        const params = readParams(route, request) as ParamsOf<R>;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const guesser = { address: `signed ${addressOf(request)}` };
        const { status, answer } = await app.failureLimit.guard(guesser, () =>
          transact(app, request, null, ({ context }) =>
            handler({ context, params, headers: request.headers, body }),
          ),
        );
        return send(reply, { status, body: await encode(route, 202, answer) });
      },
    });
  });
}
