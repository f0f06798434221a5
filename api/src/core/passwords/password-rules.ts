import type { ErrorCode } from '@assay/schema/core/errors';
import { verifyPassword } from './password-hash.ts';

/** How many of the last passwords cannot be used again, the current one among them (contract §1). */
export const PASSWORD_HISTORY = 5;

/** Days after which a password must be changed (contract §1). */
const PASSWORD_LIFETIME_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a password that was set at `changedAt` has to be changed by now. */
export const isPasswordExpired = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() >= PASSWORD_LIFETIME_DAYS * DAY_MS;

export interface NewPassword {
  password: string;
  /** E-mail address that signs in; the password must differ from it, whatever the case. */
  username: string;
  /** Hashes of the last passwords. */
  previousHashes: readonly string[];
}

/** Why a well-formed password cannot be taken, or null (P s5, contract §1). */
export async function refusalOfPassword(
  next: NewPassword,
): Promise<Extract<ErrorCode, 'PASSWORD_LIKE_EMAIL' | 'PASSWORD_AS_PREVIOUS'> | null> {
  if (next.password.toLowerCase() === next.username.toLowerCase()) return 'PASSWORD_LIKE_EMAIL';
  for (const stored of next.previousHashes) {
    if (await verifyPassword(stored, next.password)) return 'PASSWORD_AS_PREVIOUS';
  }
  return null;
}
