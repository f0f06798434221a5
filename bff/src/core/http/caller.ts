import { traceparentOf } from '@assay/schema/core/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import type { CallerHeaders } from '../rest-client.ts';
import { traceOfRequest } from './trace.ts';

const bearer = /^Bearer ([A-Za-z0-9._~+/=-]{1,512})$/i;
const idempotencyKey = /^[\x21-\x7e]{1,200}$/;

/** Longest name of a browser that is passed on. */
const AGENT_MAX = 512;

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The session token of a request, or null; a malformed header counts as none. */
const tokenOf = (request: FastifyRequest): string | null =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** What api is told about the caller. */
export function headersFor(request: FastifyRequest): CallerHeaders {
  const token = tokenOf(request);
  const agent = single(request.headers['user-agent'])?.slice(0, AGENT_MAX);
  const key = single(request.headers['idempotency-key']);
  return {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    'x-tenant-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
    traceparent: traceparentOf(traceOfRequest(request.raw)),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
    ...(key !== undefined && idempotencyKey.test(key) ? { 'idempotency-key': key } : {}),
  };
}

/** Aborts when the caller goes away before the answer is written. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

export const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => ({
  requestId: request.id,
  token: tokenOf(request),
  headers: headersFor(request),
  signal: goneSignal(reply),
  log: request.log,
});
