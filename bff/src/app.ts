import helmet from '@fastify/helmet';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { createApollo } from './core/apollo.ts';
import { createContext } from './core/context.ts';
import { figuresIn, type Figures } from './core/figures.ts';
import { admitOperations } from './core/http/admit-operations.ts';
import { callerOf } from './core/http/caller.ts';
import { cutSlowBodies } from './core/http/cut-slow-bodies.ts';
import { finishRequests } from './core/http/finish-requests.ts';
import { compressJson } from './core/http/compression.ts';
import { serveBrand } from './core/http/brand.ts';
import { allowSandbox, serveExplorer } from './core/http/explorer.ts';
import { serveHealth } from './core/http/health.ts';
import { refuse } from './core/http/refuse.ts';
import { serveStreams } from './core/http/streams.ts';
import { traceLogger } from './core/http/trace.ts';
import { serveVerifyPage } from './core/http/verify-page.ts';
import { serveWebAssets } from './core/http/web-assets.ts';
import { readManifest } from './core/registered-operations.ts';
import { openUpstream } from './core/upstream.ts';
import { ViewerCache } from './core/viewer-cache.ts';
import { graphqlSchema } from './schema.ts';

const requestIdForm = /^[\w.-]{8,64}$/;
/** The largest GraphQL request; files go through streams. */
const GRAPHQL_BODY_BYTES = 256 * 1024;
/** How long a request may take to arrive, ms: 10 MB over a line of 35 kB/s. */
const REQUEST_MS = 300_000;
/** How long a body may take to arrive that is no file, ms. */
const BODY_MS = 30_000;
/** How long requests that run may take once the server is to stop, ms. */
const FINISH_MS = 8_000;
/** How long neither side of a connection may say anything, ms; longer than a stream waits for api. */
const SILENCE_MS = 75_000;

/** No route has a schema of Fastify's, which would load ajv at each start. */
const refuseSchemas = (): never => {
  throw new Error('Requests are checked by GraphQL and by api, not by schemas of Fastify.');
};
const noSchemas = { buildValidator: refuseSchemas, buildSerializer: refuseSchemas };

/** Builds the server: `/graphql`, the streamed routes, health and the web client. */
export async function createApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    schemaController: { compilersFactory: noSchemas },
    logger: {
      level: config.logLevel,
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'err.response',
        '*.token',
        '*.password',
      ],
      serializers: {
        // Query strings may hold names; the path is enough to find a request.
        req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
          id,
          method,
          path: url.split('?', 1)[0],
        }),
      },
    },
    trustProxy: config.trustProxy,
    bodyLimit: GRAPHQL_BODY_BYTES,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
    },
    requestIdHeader: false,
    childLoggerFactory: traceLogger,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  admitOperations(app);
  cutSlowBodies(app, BODY_MS);
  finishRequests(app, FINISH_MS);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: config.production,
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 413) return refuse(reply, 'FILE_TOO_LARGE');
    if (status >= 400 && status < 500) return refuse(reply, 'INVALID').code(status);
    return refuse(reply, 'INTERNAL_ERROR');
  });

  const upstream = openUpstream(config.apiUrl);
  app.addHook('onClose', () => upstream.close());
  const metrics = new Registry();
  serveHealth(app, metrics, upstream.isReady);
  const figures = figuresIn(metrics);
  await serveExplorer(app, config.explorerDist);
  await serveGraphql(app, config, figures, figures.measured(upstream.send));
  const prefix = new URL(config.apiUrl).pathname.replace(/\/$/, '');
  await serveStreams(app, upstream, prefix);
  serveVerifyPage(app, config.verifyPage);
  serveBrand(app, upstream, prefix);
  await serveWebAssets(app, config.webDist);
  return app;
}

async function serveGraphql(
  app: FastifyInstance,
  config: Config,
  figures: Figures,
  send: Parameters<typeof createContext>[1],
): Promise<void> {
  const apollo = createApollo(graphqlSchema(), {
    production: config.production,
    operations: config.operations,
    registered: readManifest(join(config.webDist, 'operations.json')),
    log: app.log,
    figures,
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const viewers = new ViewerCache();
  await app.register(async (graphql) => {
    compressJson(graphql);
    allowSandbox(graphql);
    graphql.addHook('onSend', async (_request, reply, payload: unknown) => {
      reply.header('cache-control', 'no-store');
      return payload;
    });
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      handler: fastifyApolloHandler(apollo, {
        context: async (request, reply) => createContext(callerOf(request, reply), send, viewers),
      }),
    });
  });
}
