import { IMPORT_PROGRESS_TYPE } from '@assay/schema/core/csv';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { refuse } from './refuse.ts';

const Outcome = z.object({ status: z.int().min(200).max(599), body: z.unknown() });

const typeOf = ({ headers }: Dispatcher.ResponseData): string => String(headers['content-type']);

/** Whether api tells how far an import is, instead of refusing it at once. */
export const tellsProgress = (answer: Dispatcher.ResponseData): boolean =>
  answer.statusCode === 200 && typeOf(answer).startsWith(IMPORT_PROGRESS_TYPE);

/** The last line of a text that arrives in pieces; the lines before it are let go. */
async function lastLine(pieces: AsyncIterable<Buffer>): Promise<string> {
  let line = Buffer.alloc(0);
  for await (const piece of pieces) {
    const whole = Buffer.concat([line, piece]);
    line = whole.subarray(whole.lastIndexOf('\n', -2) + 1);
  }
  return line.toString('utf8');
}

/**
 * Answers a sender that did not ask for progress with the outcome alone. Between bff and api progress is
 * always told, so that a long import is never taken for a dead connection. Without a last line the outcome
 * is unknown: SERVICE_UNAVAILABLE, and the same call with its Idempotency-Key finds it.
 */
export async function answerOutcome(
  answer: Dispatcher.ResponseData,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const outcome = Outcome.safeParse(JSON.parse(await lastLine(answer.body)));
    if (!outcome.success) return refuse(reply, 'SERVICE_UNAVAILABLE');
    return reply.code(outcome.data.status).type('application/json').send(outcome.data.body);
  } catch {
    return refuse(reply, 'SERVICE_UNAVAILABLE');
  }
}
