import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new session token or link code: the tenant whose rows know it, and 256 random bits (ADR 0005). */
export const newToken = (tenantId: number): string =>
  `${tenantId}.${randomBytes(32).toString('base64url')}`;

/** Six random digits. */
export const newVerificationCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a verification code: salted with its session's token, which itself is not kept. */
export const hashOfCode = (token: string, code: string): Buffer =>
  createHash('sha256').update(`${token}:${code}`).digest();

/** What is kept of a name that nobody signs in with. */
export const hashOfName = (name: string): Buffer =>
  createHash('sha256').update(name.toLowerCase()).digest();
