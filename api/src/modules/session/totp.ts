import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which an authenticator app shows a code. */
const PERIOD = 30;
/** Codes before and after the present one that are taken, for clocks that differ and people who type slowly. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as people and authenticator apps write them (RFC 4648), five at a time. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return bits.replace(/.{1,5}/g, (five) => ALPHABET.charAt(parseInt(five.padEnd(5, '0'), 2)));
}

/** The period that a moment lies in, counted since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD);

/** The six digits that an app shows during a period (RFC 6238, with SHA-1, which every app knows). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The period that a code is of, among those that count at a moment; null for a code of none of them. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const present = stepAt(now);
  let found: number | null = null;
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1)
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))) found = step;
  return found;
}
