import { Refusal } from '../refusal.ts';
import { serverTexts } from '../server-texts.ts';

interface SqlError {
  code: string;
  constraint: string | undefined;
}

/** Code and constraint of an error that came from PostgreSQL or from the connection to it. */
export function sqlErrorOf(error: unknown): SqlError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return { code: error.code, constraint };
}

/** Connection lost or refused, server stopping, too many connections, lock or statement timeout. */
const unavailable =
  /^(08...|53...|57P0[1-5]|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const givenUp = new Set(['40001', '40P01']);

/** No room on the disk of the database, or on ours. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a disk is full, as the error says or the one that caused it: stores of files wrap theirs. */
function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (full.has(sqlErrorOf(each)?.code ?? '')) return true;
  return false;
}

const isPoolTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|Connection terminated/.test(error.message);

/** What an outage is called in the log: of the database, of the disk, or none of both. */
export function outageOf(error: unknown): string | null {
  if (isDiskFull(error)) return 'the disk is full';
  if (databaseFault(error)?.code !== 'SERVICE_UNAVAILABLE') return null;
  const code = sqlErrorOf(error)?.code;
  return givenUp.has(code ?? '')
    ? 'the database gave the call up for others'
    : `the database is not available (${code ?? 'connection lost'})`;
}

/** The refusal of a failure that is no fault of the program, or null. */
export function databaseFault(error: unknown): Refusal | null {
  const known = sqlErrorOf(error);
  if (isDiskFull(error))
    return new Refusal('SERVICE_UNAVAILABLE', { text: serverTexts.diskFull, cause: error });
  if (
    isPoolTimeout(error) ||
    (known !== null && (unavailable.test(known.code) || givenUp.has(known.code)))
  ) {
    return new Refusal('SERVICE_UNAVAILABLE', { cause: error });
  }
  /* An id beyond the type of its column names no record. */
  return known?.code === '22003' ? new Refusal('RESOURCE_NOT_FOUND', { cause: error }) : null;
}

/**
 * Runs a write whose unique constraints stand for rules: the database decides, so that two callers
 * at once cannot both pass a check.
 * @throws the refusal of the violated constraint.
 */
export async function refusingConflicts<T>(
  rules: Readonly<Record<string, () => Refusal>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const violated = sqlErrorOf(error);
    const rule =
      violated?.code === '23505' && violated.constraint !== undefined
        ? rules[violated.constraint]
        : undefined;
    throw rule === undefined ? error : rule();
  }
}
