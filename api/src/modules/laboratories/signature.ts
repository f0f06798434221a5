import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { signedPrefix, SKEW_MS } from '@assay/schema/laboratories/signed-text';

/** How a message is signed. */
export interface Signed {
  time: string;
  nonce: string;
  signature: string;
}

const signatureOf = (secret: string, time: string, nonce: string, body: Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(signedPrefix(time, nonce)).update(body).digest('hex')}`;

/** Signs a message of ours. */
export function sign(secret: string, body: Buffer, now: Date): Signed {
  const [time, nonce] = [now.toISOString(), randomUUID()];
  return { time, nonce, signature: signatureOf(secret, time, nonce, body) };
}

/** Whether a message was signed with one of the secrets, and at most five minutes ago. */
export function isSigned(
  secrets: readonly string[],
  body: Buffer,
  { time, nonce, signature }: Signed,
  now: Date,
): boolean {
  /* One is computed in any case: an unknown connection is not told by time. */
  const all = secrets.length === 0 ? [''] : secrets;
  const given = Buffer.from(signature);
  const matches = all.filter((secret) => {
    const expected = Buffer.from(signatureOf(secret, time, nonce, body));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return (
    secrets.length > 0 &&
    matches.length > 0 &&
    Math.abs(now.getTime() - Date.parse(time)) <= SKEW_MS
  );
}
