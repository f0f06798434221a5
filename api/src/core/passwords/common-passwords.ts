import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Passwords that are tried first, in small letters; where they come from says `api/lists/NOTICE.md`. */
const file = path.resolve(import.meta.dirname, '../../../lists/common-passwords.txt.gz');

/** Shortest word that says something about a password. */
const LEAST_WORD = 4;
/** Digits and signs at the ends of a common word that make it no better: `Summer2024`, `!Dragon1`. */
const MOST_BESIDE = 4;

let known: Promise<ReadonlySet<string>> | null = null;

/** Read with the first new password: most calls set none. A list that cannot be read is tried again. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readFile(file).then(
    (packed) => new Set(gunzipSync(packed).toString('utf8').split('\n')),
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** Whether a password is one of the commonest, or one of them with a few digits and signs at its ends. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const whole = password.toLowerCase();
  const word = whole.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return (
    common.has(whole) ||
    (word.length >= LEAST_WORD && whole.length - word.length <= MOST_BESIDE && common.has(word))
  );
}
