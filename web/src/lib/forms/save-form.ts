import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from '../errors/failure.ts';
import { applyErrors, userErrorText, type UserErrorLike } from './apply-errors.ts';
import { hasFileUnderWay } from './files-under-way.ts';

const NOT_ARRIVED = 'A file has not arrived yet. Wait for it, send it again, or remove it.';

/** What a mutation answers: what it changed, and why it did not. */
export interface Payload {
  readonly errors: readonly UserErrorLike[];
}

interface SaveOptions {
  onConflict?: OnConflict;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;
}

/** The record was saved by somebody else meanwhile, or is not there any more. */
export type Conflict = 'stale' | 'gone';

/**
 * What happens then instead of a sentence on the form (decision 12). Answers true when the record holds all
 * that was sent, so that the save counts as done, and null to say the sentence after all.
 */
export type OnConflict = (conflict: Conflict) => Promise<boolean | null>;

const conflicts: Readonly<Record<string, Conflict | undefined>> = {
  STALE_VERSION: 'stale',
  RESOURCE_NOT_FOUND: 'gone',
};

const conflictOf = (errors: readonly UserErrorLike[]): Conflict | undefined =>
  errors.map(({ errorCode }) => conflicts[errorCode]).find((each) => each !== undefined);

const sentenceOf = (error: unknown, failed: string | undefined): string => {
  const { kind, message } = failureOf(error);
  return kind === 'server' ? (failed ?? message) : message;
};

/**
 * Sends what a form holds, unless a file of it has not arrived. Refusals go to their fields, failures above the form;
 * everything typed stays.
 * @returns the payload when the record is saved, else null
 */
export async function saveForm<T extends FieldValues, Out extends FieldValues, P extends Payload>(
  form: UseFormReturn<T, unknown, Out>,
  send: () => Promise<P | null | undefined>,
  { onConflict, failed }: SaveOptions = {},
): Promise<P | null> {
  if (hasFileUnderWay(form.control)) {
    form.setError('root.server', { type: 'request', message: NOT_ARRIVED });
    return null;
  }
  try {
    const payload = await send();
    if (!payload) return null;
    if (payload.errors.length === 0) return payload;
    const conflict = onConflict && conflictOf(payload.errors);
    const done = conflict ? await onConflict(conflict) : null;
    if (done !== null) return done ? payload : null;
    applyErrors(form, payload.errors);
  } catch (error) {
    form.setError('root.server', { type: 'request', message: sentenceOf(error, failed) });
  }
  return null;
}

/**
 * Sends a mutation that no form stands behind, e.g. a delete.
 * @param failed the documented sentence for a failure of the server that says nothing better
 * @returns null when it was done, else one sentence that says why not
 */
export async function refusalOf(
  send: () => Promise<Payload | null | undefined>,
  failed?: string,
): Promise<string | null> {
  try {
    const [first] = (await send())?.errors ?? [];
    return first === undefined ? null : userErrorText(first);
  } catch (error) {
    return sentenceOf(error, failed);
  }
}
