import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers that have begun and wait for work that is still under way. */
const working = new WeakSet<ServerResponse>();

/** Keeps the connection of an answer that has begun open until `work` is done, however long nothing is sent. */
export async function keepingOpen<T>({ raw }: FastifyReply, work: Promise<T>): Promise<T> {
  working.add(raw);
  try {
    return await work;
  } finally {
    working.delete(raw);
  }
}

/** Whether the other side waits for api: to read the request, or to answer one that has arrived completely. */
function isOurTurn({ raw: asked }: FastifyRequest, { raw: answer }: FastifyReply): boolean {
  if (working.has(answer)) return true;
  return !answer.headersSent && (asked.complete || asked.readableFlowing === null);
}

/**
 * Closes a connection on which nothing was sent for as long as the server's timeout, unless api is still at
 * work: an import or a draw of a million takes minutes, and closing would lose its outcome.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.on('timeout', (socket: Socket) => {
      if (isOurTurn(request, reply)) socket.setTimeout(app.server.timeout);
      else socket.destroy();
    });
  });
}
