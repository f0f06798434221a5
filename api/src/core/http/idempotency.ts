import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Route } from '@assay/schema/core/route';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findAnswer, storeAnswer, takeKey } from './idempotency.repository.ts';
import type { Answer } from './serve.ts';
import { canonicalJson } from '../canonical-json.ts';

/** A creating call that its sender may repeat without creating twice (decision 12). */
export interface IdempotentCall {
  key: string;
  route: string;
  requestHash: Buffer;
}

const keyForm = /^[\x21-\x7e]{1,255}$/;

/**
 * The idempotent call of a request, or null when the route neither creates nor queues anything, or no key was sent. Two
 * requests are the same when their checked `values` (parameters, body, content of a file) are: blanks
 * around a text and the order of keys make no difference.
 */
export function idempotencyOf(
  route: Route,
  request: FastifyRequest,
  values: unknown,
): IdempotentCall | null {
  const key = request.headers['idempotency-key'];
  if (
    route.method !== 'POST' ||
    !(201 in route.schema.response || 202 in route.schema.response) ||
    typeof key !== 'string' ||
    key === ''
  )
    return null;
  if (!keyForm.test(key)) throw Refusal.fields(fieldError(['Idempotency-Key'], 'INVALID'));
  const requestHash = createHash('sha256').update(canonicalJson(values)).digest();
  return { key, route: `${route.method} ${route.url}`, requestHash };
}

/**
 * The answer that a call got before, or null when it is sent for the first time.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key was sent with another request.
 */
export async function earlierAnswer(
  context: Context,
  call: IdempotentCall,
): Promise<Answer | null> {
  const stored = await findAnswer(context, call);
  if (stored === null) return null;
  if (!stored.request_hash.equals(call.requestHash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return { status: stored.status, body: stored.body };
}

/**
 * Runs `work` once for a key of the user. The key's row is written in the transaction of the record
 * it stands for: a repetition that comes meanwhile waits for it and then gets the stored answer, and a
 * refused call leaves no key. Keys are forgotten after 24 hours.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key was sent with another request.
 */
export async function answerOnce(
  context: Context,
  call: IdempotentCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!(await takeKey(context, call))) {
    const earlier = await earlierAnswer(context, call);
    if (earlier === null) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    return earlier;
  }
  const answer = await work();
  await storeAnswer(context, call, answer);
  return answer;
}
