import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp.ts';

const COUNT = 10;
/** 80 bits: nobody finds one by trying, at sign-in or on a stolen table. */
const BYTES = 10;

interface Owner {
  tenantId: number;
  userId: number;
}

/** New codes as they are shown: four groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)).replace(/.{4}(?=.)/g, '$&-'));

const plain = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** Whether something is written as a recovery code, and not as six digits. */
export const isRecoveryCode = (text: string): boolean => plain(text).length === (BYTES * 8) / 5;

/** What is kept of a recovery code: salted with its owner, and the same however it is typed. */
export const hashOfRecoveryCode = ({ tenantId, userId }: Owner, text: string): Buffer =>
  createHash('sha256')
    .update(`${tenantId}:${userId}:${plain(text)}`)
    .digest();
