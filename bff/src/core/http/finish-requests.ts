import { Unfinished } from '@assay/schema/core/unfinished';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that closes answer what it owes, up to `patience` ms, before anything that it uses is closed. Needs
 * `return503OnClosing: false`: those that arrive meanwhile are answered too, and end their connection.
 */
export function finishRequests(app: FastifyInstance, patience: number): void {
  const unfinished = new Unfinished();
  app.server.on('connection', (connection) => unfinished.arrived(connection));
  app.addHook('onRequest', async ({ raw }, reply) => unfinished.begun(reply.raw, raw.socket));
  app.addHook('preClose', () => unfinished.done(patience));
}
