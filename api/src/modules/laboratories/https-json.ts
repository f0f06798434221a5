import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { LaboratoryAnswer, LaboratoryRefusal } from '@assay/schema/laboratories/laboratory-order';
import type { ToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import { MESSAGE_BYTES, signatureHeaders } from '@assay/schema/laboratories/signed-text';
import type { Connection, Delivery, Dial } from './connection.ts';
import { PrivateAddressError, publicLookup } from './public-lookup.ts';
import { sign } from './signature.ts';

/** How long the other side may take, ms. */
const PATIENCE_MS = 10_000;
/** Most that is read of an answer, bytes. */
const ANSWER_BYTES = 256 * 1024;

const failed = (error: string): Delivery => ({ outcome: 'FAILED', error });

/** What an answer may have, bytes: that to RESULT_AGAIN carries messages. */
const limitOf = ({ kind }: ToLaboratory): number =>
  kind === 'RESULT_AGAIN' ? MESSAGE_BYTES : ANSWER_BYTES;

/** The answer as far as it is JSON of a size that makes sense; null otherwise. */
async function readAnswer(response: IncomingMessage, limit: number): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > limit) return null;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

async function deliveryOf(response: IncomingMessage, limit: number): Promise<Delivery> {
  const status = response.statusCode ?? 0;
  const body = await readAnswer(response, limit);
  if (status === 200 || status === 202) {
    const answer = LaboratoryAnswer.safeParse(body ?? {});
    return answer.success
      ? { outcome: 'TAKEN', answer: answer.data }
      : failed('Its answer is not in the documented form.');
  }
  const refusal = LaboratoryRefusal.safeParse(body);
  if (status === 422)
    return {
      outcome: 'REFUSED',
      error: refusal.success ? refusal.data.message : 'It was refused without words.',
    };
  if (status === 404) return { outcome: 'UNKNOWN', error: 'It knows no such order.' };
  if (status === 401) return failed('It does not accept our signature.');
  return failed(`It answered with status ${status}.`);
}

interface Post {
  body: Buffer;
  headers: Record<string, string>;
  lookup: LookupFunction;
  signal: AbortSignal;
}

/** Sends a body; follows no redirection, since an address that sends elsewhere is not the one that was agreed on. */
const post = (address: string, { body, ...options }: Post): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = address.startsWith('https:') ? requestHttps : requestHttp;
    /* A connection of its own: a kept one may have been opened to where the name led before. */
    request(address, { method: 'POST', agent: false, ...options })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });

/**
 * A connection of the kind HTTPS with JSON (docs/laboratory-interface.md).
 * @param privateHosts names that may lead into the own network
 */
export const httpsJson =
  (privateHosts: readonly string[], lookup = publicLookup(privateHosts)): Dial =>
  ({ address, secret }): Connection => ({
    async deliver(message: ToLaboratory): Promise<Delivery> {
      const body = Buffer.from(JSON.stringify(message));
      const { time, nonce, signature } = sign(secret, body, new Date());
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const response = await post(address, {
          body,
          lookup,
          signal,
          headers: {
            'content-type': 'application/json',
            'content-length': String(body.length),
            [signatureHeaders.time]: time,
            [signatureHeaders.nonce]: nonce,
            [signatureHeaders.signature]: signature,
          },
        });
        return await deliveryOf(response, limitOf(message));
      } catch (error) {
        if (error instanceof PrivateAddressError)
          return failed('Its name leads into the own network, which is not allowed.');
        return failed(
          signal.aborted
            ? `It did not answer within ${PATIENCE_MS / 1_000} seconds.`
            : 'It cannot be reached.',
        );
      }
    },
  });
