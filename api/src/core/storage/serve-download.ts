import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ParamsOf, QueryOf, Route } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { fastifyRoute } from '../http/rate-limit.ts';
import { checked, tokenOf } from '../http/serve.ts';
import { traceRead } from '../http/trace-read.ts';
import { transact } from '../http/transact.ts';
import { Refusal } from '../refusal.ts';
import { contentDisposition } from './file-name.ts';

/** A stored file as it is sent. */
export interface FileAnswer {
  storageKey: string;
  contentType: string;
  bytes: number;
  sha256: Buffer;
  name: string;
  /** `inline` for images that a page shows, `attachment` for everything that a person saves. */
  disposition: 'attachment' | 'inline';
  /** Whether everybody may keep it for good; else it is never kept by a cache. */
  isPublic?: boolean;
}

export type DownloadHandler<R extends Route> = (call: {
  context: Context;
  params: ParamsOf<R>;
  query: QueryOf<R>;
}) => Promise<FileAnswer>;

/** A year; the content under an id never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

function setHeaders(reply: FastifyReply, file: FileAnswer): void {
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': contentDisposition(file.disposition, file.name),
    etag: `"${file.sha256.toString('base64url')}"`,
    /* What somebody uploaded runs nothing and loads nothing in a browser, whatever it holds. */
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': file.isPublic ? FOREVER : 'private, no-store',
  });
}

/**
 * Serves a call that answers a stored file. The handler finds the file in one transaction of the
 * caller's tenant and scope; its bytes are streamed after the commit.
 */
export function serveDownload<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: DownloadHandler<R>,
): void {
  app.route({
    ...fastifyRoute(app.config, route),
    handler: async (request, reply) => {
      const file = await transact(app, request, tokenOf(route, request), (open) =>
        checked(app, route, request, open, async (input) => {
          const found = await handler({
            context: open.context,
            params: input.params as ParamsOf<R>,
            query: input.query as QueryOf<R>,
          });
          const { id } = input.params as { id?: number };
          const recordIds = id === undefined ? [] : [id];
          traceRead(open.context, route, input, { rows: 1, recordIds });
          return found;
        }),
      );
      const etag = `"${file.sha256.toString('base64url')}"`;
      if (file.isPublic && request.headers['if-none-match'] === etag) {
        setHeaders(reply, file);
        return reply.removeHeader('content-type').code(304).send();
      }
      const stream = await app.storage.read(file.storageKey);
      if (stream === null) {
        request.log.error({ storageKey: file.storageKey }, 'a stored file is missing');
        throw Refusal.notFound();
      }
      setHeaders(reply, file);
      return reply.header('content-length', file.bytes).send(stream);
    },
  });
}
