import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from '../errors/failure.ts';
import { applyErrors, userErrorText, type UserErrorLike } from './apply-errors.ts';

/** Options of every mutation that a form sends: its failures are told on the form, not in a toast. */
export const toldByForm = { context: { errorsTo: 'caller' } } as const;

interface Payload {
  readonly errors: readonly UserErrorLike[];
}

interface SaveOptions {
  /**
   * A save that came second, instead of a sentence on the form (decision 12). True when the record holds all
   * that was sent, so that the save counts as done.
   */
  onStale?: () => Promise<boolean>;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;
}

const sentenceOf = (error: unknown, failed: string | undefined): string => {
  const { kind, message } = failureOf(error);
  return kind === 'server' ? (failed ?? message) : message;
};

/**
 * Sends what a form holds. Refusals go to their fields, failures above the form; everything typed stays.
 * @returns the payload when the record is saved, else null
 */
export async function saveForm<T extends FieldValues, Out extends FieldValues, P extends Payload>(
  form: UseFormReturn<T, unknown, Out>,
  send: () => Promise<P | null | undefined>,
  { onStale, failed }: SaveOptions = {},
): Promise<P | null> {
  try {
    const payload = await send();
    if (!payload) return null;
    if (payload.errors.length === 0) return payload;
    if (onStale && payload.errors.some(({ errorCode }) => errorCode === 'STALE_VERSION'))
      return (await onStale()) ? payload : null;
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
