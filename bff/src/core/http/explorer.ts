import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from './refuse.ts';

/** Apollo Sandbox at its own origin, where nothing that this portal keeps in the browser is within its reach. */
const SANDBOX_ORIGIN = 'https://studio.apollographql.com';

/**
 * The page may run this origin's own scripts and talk to this origin. Its editor writes style elements with
 * fonts inside; they cannot send or read anything.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/**
 * `/graphql` in a browser: GraphiQL with the example operations, made of this installation's files alone.
 * @param directory the built page (`explorer/dist`)
 */
export async function serveExplorer(app: FastifyInstance, directory: string): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?', 1)[0] !== '/graphql' || !opensPage(request)) return undefined;
    const page = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return refuse(reply, 'RESOURCE_NOT_FOUND');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/explorer/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
}

/**
 * Lets Apollo Sandbox, and no other origin, call `/graphql`. A call has no cookies and nothing else that the
 * browser would add by itself: who calls has to know a token.
 */
export function allowSandbox(graphql: FastifyInstance): void {
  graphql.addHook('onRequest', async ({ headers, method }, reply) => {
    if (headers.origin !== SANDBOX_ORIGIN) return undefined;
    reply.header('access-control-allow-origin', SANDBOX_ORIGIN).header('vary', 'origin');
    if (method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
