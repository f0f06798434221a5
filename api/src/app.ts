import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { Bulkheads } from '@assay/schema/core/bulkheads';
import { installFieldMessages } from '@assay/schema/core/field-errors';
import { allRoutes } from '@assay/schema/routes';
import type { Config } from './config.ts';
import { AccessLog } from './core/access-log/access-log.ts';
import type { Database } from './core/database/database.ts';
import { admitRequests } from './core/http/admit-requests.ts';
import { answerError, handleErrors } from './core/http/error-handler.ts';
import { serveOpenApi } from './core/http/openapi.ts';
import { serveOperations } from './core/http/operations.ts';
import { cutSlowBodies } from './core/http/cut-slow-bodies.ts';
import { finishRequests } from './core/http/finish-requests.ts';
import { SharedCallWindows } from './core/http/call-windows.repository.ts';
import { LocalCallWindows } from './core/http/call-windows.ts';
import { FailureLimit } from './core/http/failure-limit.ts';
import { KnownSessions } from './core/http/known-sessions.ts';
import { rateLimits } from './core/http/rate-limit.ts';
import { requireHistories, type Histories } from './core/audit/history-subject.ts';
import { requireResources, type Resources } from './core/http/resources.ts';
import { traceLogger } from './core/http/trace-logger.ts';
import { closeSilentConnections } from './core/http/silent-connections.ts';
import { loggerOptions } from './core/logger.ts';
import { newOperatorToken } from './core/operator/operator-file.ts';
import { serveOperator } from './core/operator/serve-operator.ts';
import { openSecretBox } from './core/secrets/open-secret-box.ts';
import type { SecretBox } from './core/secrets/secret-box.ts';
import { takeUpKeys } from './core/secrets/take-up-keys.ts';
import type { FileReference } from './core/storage/file-reference.ts';
import { openStorage } from './core/storage/open-storage.ts';
import { Spool } from './core/storage/spool.ts';
import type { Storage } from './core/storage/storage.ts';
import { modules } from './modules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    database: Database;
    resources: Resources;
    histories: Histories;
    secrets: SecretBox;
    spool: Spool;
    storage: Storage;
    fileReferences: FileReference[];
    knownSessions: KnownSessions;
    accessLog: AccessLog;
    /** Transactions by the call that they are of. */
    bulkheads: Bulkheads;
    /** What opens the commands of `core/operator`. */
    failureLimit: FailureLimit;
    operatorToken: string;
  }
}

const BODY_LIMIT = 1024 * 1024;
/** Address and headers of a request: a list of 1,000 ids stands in the address. */
const HEADER_BYTES = 64 * 1024;
/** How long a request may take to arrive, ms: 10 MB over a line of 35 kB/s. */
const REQUEST_MS = 300_000;
/** How long neither side of a connection may say anything while api is not at work for it, ms; longer than bff waits. */
const SILENCE_MS = 120_000;
/** How long a body may take to arrive that is no file, ms. */
const BODY_MS = 30_000;
/** How long requests that run may take once the server is to stop, ms. */
const FINISH_MS = 8_000;
const requestIdForm = /^[\w-]{8,64}$/;

/** Requests are checked by their contracts (ADR 15); Fastify's own schemas would load ajv at each start. */
const refuseSchemas = (): never => {
  throw new Error('Routes are checked by their contracts, not by schemas of Fastify.');
};
const noSchemas = { buildValidator: refuseSchemas, buildSerializer: refuseSchemas };

/** Builds the HTTP server over an open, migrated database; it does not listen yet. */
export async function buildApp(config: Config, database: Database): Promise<FastifyInstance> {
  installFieldMessages('isoDate');
  const app = Fastify({
    schemaController: { compilersFactory: noSchemas },
    logger: loggerOptions(config),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.API_TRUST_PROXY,
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    http: { maxHeaderSize: HEADER_BYTES },
    connectionTimeout: SILENCE_MS,
    childLoggerFactory: traceLogger,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
    },
  });
  app.decorate('config', config);
  app.decorate('database', database);
  app.decorate('resources', new Map());
  app.decorate('histories', new Map());
  const secrets = await openSecretBox(config, database);
  app.decorate('secrets', secrets);
  database.catchUp = () => takeUpKeys(config, database, secrets);
  if (config.ASSAY_SECRET_OLD.length > 0)
    app.log.warn('everything opens with ASSAY_SECRET now; ASSAY_SECRET_OLD can be removed');
  app.decorate('spool', await Spool.open(config.ASSAY_DATA));
  app.decorate('storage', await openStorage(config));
  app.decorate('fileReferences', []);
  /* What is slow leaves half of the connections to the rest. */
  const most = Math.ceil(config.DATABASE_POOL / 2);
  app.decorate('bulkheads', new Bulkheads({ most, waiting: 200 }));
  app.decorate('knownSessions', new KnownSessions());
  const isLimited = config.RATE_LIMIT === 'on';
  /* Several processes may open a database on a server, and count together. */
  const shared = database.kind === 'server' ? new SharedCallWindows(database) : null;
  app.decorate(
    'failureLimit',
    new FailureLimit(isLimited ? (shared ?? new LocalCallWindows()) : null),
  );
  const accessLog = new AccessLog(database, app.log);
  app.decorate('accessLog', accessLog);
  app.addHook('onClose', () => accessLog.close());
  app.decorate('operatorToken', newOperatorToken());

  /* Bodies stay text until the caller is known to be allowed to send one (contract §0.9). */
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );

  handleErrors(app);
  closeSilentConnections(app);
  cutSlowBodies(app, BODY_MS);
  finishRequests(app, FINISH_MS);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
  });
  admitRequests(app);
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  if (isLimited) await app.register(rateLimit, rateLimits(app.knownSessions, shared));

  serveOperations(app);
  serveOpenApi(app);
  serveOperator(app);
  for (const register of modules) register(app);
  requireResources(app.resources, allRoutes);
  requireHistories(app.histories);
  return app;
}
