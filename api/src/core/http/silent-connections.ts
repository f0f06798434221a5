import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers that have begun to tell of work that goes on. */
const telling = new WeakSet<ServerResponse>();

/** Says that an answer which has begun waits for `work`: silence until then is no fault of the other side. */
export async function tellingOf<T>({ raw }: FastifyReply, work: Promise<T>): Promise<T> {
  telling.add(raw);
  try {
    return await work;
  } finally {
    telling.delete(raw);
  }
}

/** Whether it is api that the other side waits for: to begin to read, or to answer what has arrived whole. */
function isOurTurn({ raw: asked }: FastifyRequest, { raw: answer }: FastifyReply): boolean {
  if (telling.has(answer)) return true;
  return !answer.headersSent && (asked.complete || asked.readableFlowing === null);
}

/**
 * Closes a connection on which nothing was said for as long as the server's timeout, unless the silence is
 * api's own: an import or a draw of a million takes minutes, and closing would lose its outcome.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.on('timeout', (socket: Socket) => {
      if (isOurTurn(request, reply)) socket.setTimeout(app.server.timeout);
      else socket.destroy();
    });
  });
}
