import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from '../openapi/build-openapi.ts';

/** Serves the description of every call at `/api/openapi.json`; it is built at the first request. */
export function serveOpenApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(buildOpenApi());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
