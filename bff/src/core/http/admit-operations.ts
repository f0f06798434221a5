import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { Admission } from '@assay/schema/core/admission';
import { errorText } from '@assay/schema/core/errors';
import type { FastifyInstance } from 'fastify';

/** Operations that are under way at a time: some second of work, so that nobody waits much longer. */
const MOST = 256;

/** When to come again, s. */
const RETRY_AFTER = '1';

const PATH = '/graphql';
const isOperation = (url: string | undefined): boolean => url?.split('?', 1)[0] === PATH;

function refuse(response: ServerResponse): void {
  const requestId = randomUUID();
  const code = 'SERVICE_UNAVAILABLE';
  const extensions = { code, errorCode: code, requestId };
  const body = JSON.stringify({ errors: [{ message: errorText(code), extensions }] });
  response.writeHead(503, {
    'retry-after': RETRY_AFTER,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  response.end(body);
}

/**
 * Refuses operations while `most` are under way, before anything of them is read: 503 in some ms, for which who asks can
 * wait, instead of an answer that comes when nobody waits any more. It stands before Fastify, for which a refusal is a
 * tenth of the work of an answer, so that those who are served do not pay for three times as many who are not.
 */
export function admitOperations({ server }: FastifyInstance, most: number = MOST): void {
  const admission = new Admission({ most, turn });
  const listeners = server.listeners('request');
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  server.removeAllListeners('request');
  server.on('connection', () => admission.arrived());
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isOperation(request.url)) return handle(request, response);
    if (!admission.enter()) return refuse(response);
    response.once('close', () => admission.leave());
    const later = admission.turn();
    if (later === null) return handle(request, response);
    void later.then(() => handle(request, response));
  });
}
