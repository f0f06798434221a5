import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { signatureHeaders, signedPrefix, SKEW_MS } from '@assay/schema/laboratories/signed-text';

const signatureOf = (secret: string, time: string, nonce: string, body: string): string =>
  `sha256=${createHmac('sha256', secret)
    .update(`${signedPrefix(time, nonce)}${body}`)
    .digest('hex')}`;

/** Headers of a message of ours. */
export function signedHeaders(secret: string, body: string): Record<string, string> {
  const time = new Date().toISOString();
  const nonce = randomUUID();
  return {
    'content-type': 'application/json',
    [signatureHeaders.time]: time,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: signatureOf(secret, time, nonce, body),
  };
}

/** Whether a message was signed with the secret, and lately. */
export function isSigned(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const [time, nonce, signature] = [
    headers[signatureHeaders.time],
    headers[signatureHeaders.nonce],
    headers[signatureHeaders.signature],
  ].map(String) as [string, string, string];
  const expected = Buffer.from(signatureOf(secret, time, nonce, body));
  const given = Buffer.from(signature);
  const isLate = !(Math.abs(Date.now() - Date.parse(time)) <= SKEW_MS);
  return !isLate && given.length === expected.length && timingSafeEqual(given, expected);
}
