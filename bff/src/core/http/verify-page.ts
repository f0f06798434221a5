import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { refuse } from './refuse.ts';

/**
 * Nothing may be loaded, sent or framed, and without `allow-same-origin` the page could not even reach what
 * this portal keeps in the browser. Its own rule for its script is written in the page.
 */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Hands out the page that checks the certificate of a draw offline. Anybody may have it: an auditor has no
 * account, and there is nothing in it but the rules. It is a file to save, never a page of this portal.
 */
export function serveVerifyPage(app: FastifyInstance, file: string): void {
  app.get('/download/verify-draw.html', async (_request, reply) => {
    const page = await readFile(file).catch(() => null);
    if (page === null) return refuse(reply, 'RESOURCE_NOT_FOUND');
    return reply
      .headers({
        'content-disposition': 'attachment; filename="verify-draw.html"',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
