import { setImmediate as turn } from 'node:timers/promises';
import { Admission } from '@assay/schema/core/admission';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Requests that are under way at a time: more than bff sends, and some second of work. */
const MOST = 400;

/** Paths that tell how it goes, which is asked most when it goes badly. */
const always = new Set(['/livez', '/readyz', '/metrics']);

/** Refuses requests while `most` are under way, before anything of them is read or asked of the database. */
export function admitRequests(app: FastifyInstance, most: number = MOST): void {
  const admission = new Admission({ most, turn });
  app.server.on('connection', () => admission.arrived());
  app.addHook('onRequest', async (request, reply) => {
    if (always.has(request.routeOptions.url ?? '')) return undefined;
    if (!admission.enter()) {
      const refusal = new Refusal('SERVICE_UNAVAILABLE');
      return reply
        .code(refusal.status)
        .header('retry-after', '1')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(refusal.envelope(request.id)));
    }
    reply.raw.once('close', () => admission.leave());
    await admission.turn();
    return undefined;
  });
}
