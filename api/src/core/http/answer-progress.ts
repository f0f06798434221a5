import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  IMPORT_PROGRESS_TYPE,
  type ImportEvent,
  type ImportProgress,
} from '@assay/schema/core/csv';
import { refusalAnswer } from './error-handler.ts';
import { send, type Answer } from './serve.ts';
import { keepingOpen } from './silent-connections.ts';

/** Tells the sender how far a long call is. */
export type Tell = (progress: ImportProgress) => void;

const wantsProgress = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').toLowerCase().includes(IMPORT_PROGRESS_TYPE);

/** Status and body of what happened, refusals too. */
async function outcomeOf(
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<ImportEvent> {
  try {
    const { status, body } = await work();
    return { status, body: body === null ? null : JSON.parse(body) };
  } catch (error) {
    return refusalAnswer(error, request);
  }
}

/**
 * Answers a call that may take long. A sender that accepts `application/x-ndjson` gets 200 at once, a
 * line whenever `tell` is called, the last one again when nothing was told for a while, and status and
 * body of the outcome as the last line; any other sender gets the plain answer at the end. The work is
 * carried through when the sender goes away.
 */
export async function answerWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: Tell) => Promise<Answer>,
): Promise<FastifyReply> {
  if (!wantsProgress(request)) return send(reply, await work(() => undefined));
  const stream = new PassThrough();
  /* Nobody reads on: what is left to tell has no receiver, and the work goes on. */
  stream.on('error', () => undefined);
  const write = (event: ImportEvent): void => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(event)}\n`);
  };
  let last: ImportProgress = { phase: 'CHECKING', processed: 0, total: 0 };
  const tell: Tell = (progress) => {
    last = progress;
    write({ progress });
  };
  /* Through a long wait, so that nothing on the way takes the connection for dead. */
  const again = setInterval(() => tell(last), request.server.server.timeout / 4);
  const run = async (): Promise<void> => {
    const outcome = outcomeOf(request, () => work(tell));
    write(await keepingOpen(reply, outcome));
    clearInterval(again);
    stream.end();
  };
  void run();
  return reply
    .code(200)
    .headers({
      'content-type': `${IMPORT_PROGRESS_TYPE}; charset=utf-8`,
      'cache-control': 'no-store',
      /* A proxy that collects answers would keep the progress to itself. */
      'x-accel-buffering': 'no',
    })
    .send(stream);
}
