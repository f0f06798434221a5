import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { databaseFault, outageOf } from '../database/faults.ts';
import { Refusal } from '../refusal.ts';
import { UnreadableBody } from './request-input.ts';

const plain = (message: string, requestId: string): ErrorEnvelope => ({
  message,
  params: {},
  requestId,
});

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** Texts for what the HTTP layer itself refuses; its own messages name library internals. */
const httpTexts: Record<number, string> = {
  400: 'The request cannot be read.',
  404: 'Record not found.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type is not supported.',
};

function envelopeOf(error: unknown, requestId: string): { status: number; body: ErrorEnvelope } {
  if (error instanceof Refusal) return { status: error.status, body: error.envelope(requestId) };
  if (error instanceof UnreadableBody)
    return { status: error.status, body: plain(error.message, requestId) };
  const status = statusOf(error);
  if (status === 404) return { status, body: Refusal.notFound().envelope(requestId) };
  const text = status === undefined ? undefined : httpTexts[status];
  if (status !== undefined && text !== undefined) return { status, body: plain(text, requestId) };
  const refusal = databaseFault(error) ?? new Refusal('INTERNAL_ERROR', { cause: error });
  return { status: refusal.status, body: refusal.envelope(requestId) };
}

/** What may be written of an unexpected error: no parameters, no values of rows. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { code, table, constraint } = error as Error & {
    code?: unknown;
    table?: unknown;
    constraint?: unknown;
  };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    sqlState: code,
    table,
    constraint,
  };
}

/** Status and envelope of everything that is thrown (contract §0.4); only faults of ours are logged. */
export function refusalAnswer(
  error: unknown,
  request: FastifyRequest,
): { status: number; body: ErrorEnvelope } {
  const answer = envelopeOf(error, request.id);
  if (answer.status >= 500)
    request.log.error({ fault: describe(error) }, outageOf(error) ?? 'the request failed');
  return answer;
}

/** Answers what is thrown. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = refusalAnswer(error, request);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '1');
  if (status === 429 && typeof body.params?.['seconds'] === 'number')
    reply.header('retry-after', String(body.params['seconds']));
  return reply
    .code(status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Answers every failure of a route, and every path that is none. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(Refusal.notFound(), request, reply));
}
