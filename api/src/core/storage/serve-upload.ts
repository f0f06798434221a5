import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnswerOf, ParamsOf, Route } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { answerWithProgress, type Tell } from '../http/answer-progress.ts';
import { encode } from '../http/encode.ts';
import { answerOnce, earlierAnswer, idempotencyOf } from '../http/idempotency.ts';
import { fastifyRoute } from '../http/rate-limit.ts';
import { readParams } from '../http/request-input.ts';
import { assertMayCall, hideInvisible, successOf, tokenOf } from '../http/serve.ts';
import { transact } from '../http/transact.ts';
import { receiveUpload, type Upload, type UploadForm } from './receive-upload.ts';

/** What a handler of an upload gets: the complete, checked file and a way to open transactions. */
export interface UploadCall<R extends Route, F extends z.ZodObject> extends Upload<F> {
  params: ParamsOf<R>;
  request: FastifyRequest;
  /** Tells a sender who asked for it how far the work is. */
  tell: Tell;
  /** Runs `work` in a transaction of the call. The file is not part of it. */
  step<T>(work: (context: Context) => Promise<T>): Promise<T>;
  /**
   * The last step: its answer is the call's, and is given again when the sender repeats the call with
   * its Idempotency-Key and the same file (decision 12).
   */
  finish(work: (context: Context) => Promise<AnswerOf<R>>): Promise<AnswerOf<R>>;
}

export type UploadHandler<R extends Route, F extends z.ZodObject> = (
  call: UploadCall<R, F>,
) => Promise<AnswerOf<R>>;

/**
 * Whether the caller may upload is known before the first byte of the file is read: 401, then 404 for
 * a record out of sight, then 403 (contract §0.9).
 */
async function admit(
  app: FastifyInstance,
  route: Route,
  request: FastifyRequest,
): Promise<unknown> {
  return transact(app, request, tokenOf(route, request), async ({ context: { tx, viewer } }) => {
    const params = readParams(route, request);
    await hideInvisible(app, route, tx, viewer, params);
    assertMayCall(app, route, viewer, params);
    return params;
  });
}

async function handle<R extends Route, F extends z.ZodObject>(
  app: FastifyInstance,
  route: R,
  {
    upload,
    ...call
  }: Pick<UploadCall<R, F>, 'params' | 'request' | 'tell'> & { upload: Upload<F> },
  handler: UploadHandler<R, F>,
): Promise<AnswerOf<R>> {
  const { request } = call;
  const token = tokenOf(route, request);
  const step = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    transact(app, request, token, ({ context }) => work(context));
  const { file, fields } = upload;
  const key = idempotencyOf(route, request, {
    path: request.url,
    file: file.sha256.toString('hex'),
    fields,
  });
  /* What was done before is not looked at again: its own outcome would stand in its way. */
  const earlier = key === null ? null : await step((context) => earlierAnswer(context, key));
  if (earlier !== null) return JSON.parse(earlier.body ?? 'null') as AnswerOf<R>;
  return handler({
    ...upload,
    ...call,
    step,
    finish: (work) =>
      step(async (context) => {
        if (key === null) return work(context);
        const status = successOf(route);
        const { body } = await answerOnce(context, key, async () => ({
          status,
          body: await encode(route, status, await work(context)),
        }));
        return JSON.parse(body ?? 'null') as AnswerOf<R>;
      }),
  });
}

/**
 * Serves a call that takes a file. The caller is checked first; then the file is received without
 * any transaction being open, since a slow sender must not hold one; then the handler runs. A sender
 * who accepts `application/x-ndjson` is told how far it is.
 */
export function serveUpload<const R extends Route, F extends z.ZodObject>(
  app: FastifyInstance,
  route: R,
  form: UploadForm<F>,
  handler: UploadHandler<R, F>,
): void {
  /* In a scope of its own, so that no other route takes bodies of these types as streams. */
  void app.register(async (scope) => {
    await scope.register(multipart);
    const { raw } = form;
    if (raw !== undefined)
      scope.addContentTypeParser(raw.contentType, (_request, _payload, done) => done(null));
    scope.route({
      ...fastifyRoute(app.config, route),
      handler: async (request, reply) => {
        const params = (await admit(app, route, request)) as ParamsOf<R>;
        const upload = await receiveUpload(request, form, app.spool);
        return answerWithProgress(request, reply, async (tell) => {
          try {
            const answer = await handle(app, route, { upload, params, request, tell }, handler);
            const status = form.statusOf?.(answer) ?? successOf(route);
            return { status, body: await encode(route, status, answer) };
          } finally {
            await upload.file.discard();
          }
        });
      },
    });
  });
}
