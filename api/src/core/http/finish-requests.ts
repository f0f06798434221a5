import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that closes finish the requests that run, up to `patience` ms, before anything that they use is
 * closed. Needs `return503OnClosing: false`: those that arrive meanwhile are answered too, and end their connection.
 */
export function finishRequests(app: FastifyInstance, patience: number): void {
  const running = new Set<unknown>();
  app.addHook('onRequest', async (_request, reply) => {
    running.add(reply.raw);
    reply.raw.once('close', () => running.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    const end = Date.now() + patience;
    while (running.size > 0 && Date.now() < end) await sleep(20);
  });
}
