import { errorText, type ErrorCode } from '@assay/schema/core/errors';
import type { Choice } from '../../lib/choices/choices.ts';

/** What became of one record: null when it was done, else why not. */
export interface Outcome {
  id: string;
  errorCode: ErrorCode | null;
}

/** The same with what the record is called, for who reads it. */
export interface ToldOutcome {
  id: string;
  label: string;
  done: boolean;
  text: string;
}

/** Outcomes of a call: those that it answered, or its refusal for each record. */
export const outcomesOf = (
  ids: readonly string[],
  errors: readonly { errorCode: ErrorCode }[],
  answered: readonly Outcome[] | null | undefined,
): readonly Outcome[] => {
  const [refusal] = errors;
  return refusal ? ids.map((id) => ({ id, errorCode: refusal.errorCode })) : (answered ?? []);
};

/** Sends some records, and answers for each what became of it. */
export type Send = (ids: readonly string[], assigned: boolean) => Promise<readonly Outcome[]>;

/** Sentences that say more than the catalogue does, by code. */
export type Reasons = Partial<Record<ErrorCode, string>>;

/** Most records of one call. */
const AT_ONCE = 500;

export const told = (
  chosen: readonly Choice[],
  outcomes: readonly Outcome[],
  words: { done: string; reasons: Reasons },
): ToldOutcome[] => {
  const codes = new Map(outcomes.map(({ id, errorCode }) => [id, errorCode]));
  const all = chosen.flatMap(({ value, label }) => {
    const code = codes.get(value);
    if (code === undefined) return [];
    const text = code === null ? words.done : (words.reasons[code] ?? errorText(code));
    return [{ id: value, label, done: code === null, text }];
  });
  // What was not done is what somebody has to look at.
  return [...all.filter(({ done }) => !done), ...all.filter(({ done }) => done)];
};

/**
 * Sends many records, a part after the other.
 * @param onPart is told what is known after each part, so that a failure in the middle hides nothing that was done
 */
export async function sendInParts(
  ids: readonly string[],
  send: (part: readonly string[]) => Promise<readonly Outcome[]>,
  onPart: (known: readonly Outcome[]) => void,
): Promise<void> {
  let known: readonly Outcome[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    known = [...known, ...(await send(ids.slice(at, at + AT_ONCE)))];
    onPart(known);
  }
}
