import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Requests that are under way at a time: more than bff sends, and some second of work. */
const MOST = 400;

/** Paths that tell how it goes, which is asked most when it goes badly. */
const always = new Set(['/livez', '/readyz', '/metrics']);

/** Refuses requests while `most` are under way, before anything of them is read or asked of the database. */
export function admitRequests(app: FastifyInstance, most: number = MOST): void {
  let running = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (always.has(request.routeOptions.url ?? '')) return undefined;
    if (running >= most) {
      const refusal = new Refusal('SERVICE_UNAVAILABLE');
      return reply
        .code(refusal.status)
        .header('retry-after', '1')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(refusal.envelope(request.id)));
    }
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    return undefined;
  });
}
