import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ParamsOf, QueryOf, Route } from '@assay/schema/core/route';
import { fastifyRoute } from '../http/rate-limit.ts';
import { type OpenRequest, transact } from '../http/transact.ts';
import { checked, tokenOf, type Call } from '../http/serve.ts';
import { traceRead } from '../http/trace-read.ts';
import { contentDisposition } from '../storage/file-name.ts';

/** A document that is made on the spot. */
export interface MadeDocument {
  /** File name with its extension. */
  name: string;
  contentType: string;
  /** Some at a time: what is read of the database in pieces never stands in memory as a whole. */
  content: AsyncIterable<string | Uint8Array>;
  /** How many records it has, known once it is made; one unless said otherwise. */
  rows?: () => number;
}

export type DocumentHandler<R extends Route, T = MadeDocument> = (
  call: Pick<Call<R>, 'context' | 'params' | 'query' | 'list'>,
) => Promise<T> | T;

/**
 * Serves a call that answers a document made on the spot. It is written to the spool inside the
 * transaction of the call and sent after the commit, so that a slow reader holds no transaction.
 */
export function serveDocument<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: DocumentHandler<R>,
): void {
  app.route({
    ...fastifyRoute(app.config, route),
    handler: async (request, reply) => {
      /* A transaction may be run again; what the last try wrote is not sent. */
      const tries: (() => Promise<void>)[] = [];
      const discard = async (): Promise<void> => {
        for (const each of tries.splice(0)) await each();
      };
      const work = (open: OpenRequest) =>
        checked(app, route, request, open, async (input) => {
          const { params, query, list } = input;
          await discard();
          const { name, contentType, content, rows } = await handler({
            context: open.context,
            params: params as ParamsOf<R>,
            query: query as QueryOf<R>,
            list: list as Call<R>['list'],
          });
          const file = await app.spool.write(content);
          tries.push(file.discard);
          traceRead(open.context, route, input, { rows: rows?.() ?? 1 });
          return { name, contentType, file };
        });
      const { name, contentType, file } = await transact(
        app,
        request,
        tokenOf(route, request),
        work,
      ).catch(async (error: unknown) => {
        await discard();
        throw error;
      });
      reply.raw.once('close', () => void discard());
      return reply
        .headers({
          'content-type': contentType,
          'content-length': file.bytes,
          'content-disposition': contentDisposition('attachment', name),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(createReadStream(file.path));
    },
  });
}
