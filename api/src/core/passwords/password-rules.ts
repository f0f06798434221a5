import type { ErrorCode } from '@assay/schema/core/errors';
import { isCommonPassword } from './common-passwords.ts';
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
  /** Names of the person, the company and the tenant: whoever guesses tries them first. */
  ownNames: readonly string[];
  /** Hashes of the last passwords. */
  previousHashes: readonly string[];
}

/** Letters and digits that a password must have beside the own words. */
const LEAST_BESIDE = 5;

/** The words of the names and of the address, the longest first; shorter ones are in too many passwords by chance. */
const wordsOf = ({ ownNames, username }: NewPassword): string[] => {
  const names = ownNames.map((each) => each.toLowerCase());
  const joined = names.map((each) => each.replace(/[^a-z0-9]/g, ''));
  const words = [
    ...joined,
    ...[username.toLowerCase(), ...names].flatMap((each) => each.split(/[^a-z0-9]+/)),
  ];
  return [...new Set(words)]
    .filter((each) => each.length >= 4)
    .toSorted((a, b) => b.length - a.length);
};

/** Whether a password is the own words with little else, such as a company's name with a 1. */
function isOwnWords(next: NewPassword): boolean {
  const whole = next.password.toLowerCase().replace(/[^a-z0-9]/g, '');
  const rest = wordsOf(next).reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.length < LEAST_BESIDE;
}

type PasswordRefusal = Extract<
  ErrorCode,
  'PASSWORD_LIKE_EMAIL' | 'PASSWORD_AS_PREVIOUS' | 'PASSWORD_LIKE_NAME' | 'PASSWORD_COMMON'
>;

/** Why a well-formed password cannot be taken, or null (P s5, contract §1, NIST SP 800-63B). */
export async function refusalOfPassword(next: NewPassword): Promise<PasswordRefusal | null> {
  if (next.password.toLowerCase() === next.username.toLowerCase()) return 'PASSWORD_LIKE_EMAIL';
  for (const stored of next.previousHashes) {
    if (await verifyPassword(stored, next.password)) return 'PASSWORD_AS_PREVIOUS';
  }
  if (isOwnWords(next)) return 'PASSWORD_LIKE_NAME';
  return (await isCommonPassword(next.password)) ? 'PASSWORD_COMMON' : null;
}
