import { errorText } from '@assay/schema/core/errors';
import type { FastifyInstance } from 'fastify';

/** Operations that are under way at a time: some second of work, so that nobody waits much longer. */
const MOST = 256;

/** When to come again, s. */
const RETRY_AFTER = '1';

/**
 * Refuses operations while `most` are under way, before anything of them is read: 503 in some ms, for which who asks can
 * wait, instead of an answer that comes when nobody waits any more.
 */
export function admitOperations(app: FastifyInstance, most: number = MOST): void {
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (running >= most) {
      const message = errorText('SERVICE_UNAVAILABLE');
      const extensions = {
        code: 'SERVICE_UNAVAILABLE',
        errorCode: 'SERVICE_UNAVAILABLE',
        requestId: request.id,
      };
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ errors: [{ message, extensions }] }));
    }
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    return undefined;
  });
}
