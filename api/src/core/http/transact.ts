import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '@assay/schema/core/bulkheads';
import { notificationRoutes } from '@assay/schema/notifications/notification';
import { appendAudit, type AuditEntry } from '../audit/audit.ts';
import type { Context, Viewer } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import { authenticate, type Token } from './authenticate.ts';
import { searchOf } from './request-input.ts';
import { enterTenantOfHost } from './session.repository.ts';

/** The context of one request in one transaction, with what happens at its end. */
export interface OpenRequest {
  context: Context;
  viewer: Viewer | null;
  writeAudit(): Promise<void>;
  runAfterCommit(log: FastifyBaseLogger): Promise<void>;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Host of the browser: what bff passes on, else the host that was called (contract §0.1). */
const tenantHostOf = (request: FastifyRequest): string =>
  (headerOf(request, 'x-tenant-host') ?? headerOf(request, 'host') ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 255);

/** `portal.example.com:8443` → `portal.example.com`, `[::1]:80` → `[::1]`. */
export const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/**
 * The poll for notifications counts as use only when the person did something since the last one, else it
 * would keep idle sessions alive (contract §1).
 */
const countsAsUse = (request: FastifyRequest): boolean =>
  request.routeOptions.url !== notificationRoutes.list.url ||
  searchOf(request).get('active') === 'true';

/** Builds the context of a request at the start of its transaction; with a token, signs the caller in. */
async function openRequest(
  tx: Tx,
  request: FastifyRequest,
  token: Token | null,
): Promise<OpenRequest> {
  const tenantHost = tenantHostOf(request);
  /* Before sign-in the tenant is the host's, or tenant 1. */
  const tenantId =
    token === null ? await enterTenantOfHost(tx, withoutPort(tenantHost)) : token.tenantId;
  const viewer = token === null ? null : await authenticate(tx, token, countsAsUse(request));
  const entries: AuditEntry[] = [];
  const followUps: (() => Promise<void> | void)[] = [];
  const context: Context = {
    tx,
    tenantId,
    get viewer() {
      if (viewer === null) throw new Error('Nobody is signed in on a public route.');
      return viewer;
    },
    now: new Date(),
    requestId: request.id,
    tenantHost,
    forwardedProto: headerOf(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http',
    clientIp: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? '',
    storage: request.server.storage,
    audit: (entry) => {
      entries.push(entry);
    },
    trace: (read) => {
      followUps.push(() =>
        request.server.accessLog.note({
          tenantId,
          actor: viewer,
          isDownload: false,
          recordIds: [],
          asked: [],
          ...read,
          requestId: request.id,
          address: request.ip,
          userAgent: headerOf(request, 'user-agent') ?? '',
        }),
      );
    },
    afterCommit: (work) => {
      followUps.push(work);
    },
  };
  return {
    context,
    viewer,
    writeAudit: () =>
      appendAudit(tx, entries, { actor: viewer, requestId: request.id, clientIp: request.ip }),
    runAfterCommit: async (log) => {
      for (const work of followUps) {
        try {
          await work();
        } catch (error) {
          log.error({ err: error }, 'work after the commit failed');
        }
      }
    },
  };
}

/**
 * Runs `work` in one transaction of the caller's tenant and scope, again when the database asks for
 * it, writes the audit log before the commit and does what was put off until after it.
 * @throws what `work` throws; a Refusal with `keepChanges` is thrown after the commit
 */
export async function transact<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  token: Token | null,
  work: (open: OpenRequest) => Promise<T>,
): Promise<T> {
  const settings = token === null ? {} : { tenantId: token.tenantId };
  const done = await inTurn(app, request, () =>
    inTransaction(app.database, settings, async (tx) => {
      const open = await openRequest(tx, request, token);
      if (token !== null) app.knownSessions.note(token.hash);
      try {
        const result = await work(open);
        await open.writeAudit();
        return { result, open };
      } catch (error) {
        if (!(error instanceof Refusal && error.keepChanges)) throw error;
        await open.writeAudit();
        return { refusal: error, open };
      }
    }),
  );
  await done.open.runAfterCommit(request.log);
  if ('refusal' in done) throw done.refusal;
  return done.result;
}

/** Runs the transaction of a call when there is room for one more of it. @throws Refusal SERVICE_UNAVAILABLE */
async function inTurn<T>(
  app: FastifyInstance,
  { method, routeOptions }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await app.bulkheads.run(`${method} ${routeOptions.url}`, work);
  } catch (error) {
    if (error instanceof Overloaded) throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
    throw error;
  }
}
