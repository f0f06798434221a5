import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { refuse } from './refuse.ts';

const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // A document that the portal shows from memory; only scripts of the portal make such addresses (ADR 76).
    'frame-src blob:',
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** A page that a browser opens, as against a file or data that a script asks for. */
const isNavigation = ({ method, headers, url }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  const fileLike =
    /\/(assets|api|upload|files|graphql)(\/|$)/.test(path) || /\.[A-Za-z0-9]{1,8}$/.test(path);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !fileLike &&
    (headers.accept ?? '').includes('text/html')
  );
};

/**
 * Serves the built web client: hashed assets for a year, pre-compressed siblings when they exist,
 * index.html for every page address, each time with a fresh nonce in place of `__NONCE__`.
 */
export async function serveWebAssets(app: FastifyInstance, directory: string): Promise<void> {
  const index = join(directory, 'index.html');
  const page = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(index, 'utf8').catch(() => null);
    if (html === null) return refuse(reply, 'RESOURCE_NOT_FOUND');
    const nonce = randomBytes(18).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce));
  };

  if (existsSync(directory)) {
    const hashed = `${sep}assets${sep}`;
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      // The manifest of operations and the page itself are not files to fetch.
      allowedPath: (path) =>
        path !== '/index.html' &&
        !path.startsWith('/index.html.') &&
        !path.startsWith('/operations.json') &&
        !path.endsWith('.map'),
      setHeaders: (response, path) => {
        // Compressed ones end otherwise.
        if (path.includes(`${sep}service-worker.js`)) {
          // Looked for anew each time, and allowed to fetch what it keeps.
          void response.header('cache-control', 'no-cache');
          void response.header('content-security-policy', "default-src 'self'");
          return;
        }
        void response.header(
          'cache-control',
          path.includes(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
        void response.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
      },
    });
  }
  app.get('/', async (_request, reply) => page(reply));
  app.get('/index.html', async (_request, reply) => page(reply));
  app.setNotFoundHandler(async (request, reply) =>
    isNavigation(request) ? page(reply) : refuse(reply, 'RESOURCE_NOT_FOUND'),
  );
}
