import { setTimeout as sleep } from 'node:timers/promises';
import { Unfinished } from '@assay/schema/core/unfinished';
import type { FastifyInstance } from 'fastify';

/** How long the server goes on between two looks at what is owed, ms. */
const LOOK_MS = 20;

/**
 * Lets a server that closes answer what it owes, up to `patience` ms, before anything that it uses is closed. Needs
 * `return503OnClosing: false`: those that arrive meanwhile are answered too, and end their connection.
 */
export function finishRequests(app: FastifyInstance, patience: number): void {
  const unfinished = new Unfinished();
  app.server.on('connection', (socket) => {
    unfinished.arrived(socket);
    socket.once('close', () => unfinished.heard(socket));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    unfinished.begun(reply.raw);
    unfinished.heard(raw.socket);
    reply.raw.once('close', () => unfinished.ended(reply.raw));
  });
  app.addHook('preClose', () => unfinished.done(patience, () => sleep(LOOK_MS)));
}
