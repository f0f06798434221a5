import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyErrors, type UserErrorLike } from '../../lib/forms/apply-errors.ts';
import { requestErrorText } from '../../lib/graphql/request.ts';
import type { SignInNotice } from '../../lib/session/session-store.ts';
import { endingOf } from './endings.ts';

/**
 * Sends a public form. Refusals and failures end up on the form, with everything typed still there.
 * @param onEnd called instead when the pending sign-in behind the form is over
 * @returns the payload when it carries no refusal, else null
 */
export async function send<
  T extends FieldValues,
  Out extends FieldValues,
  P extends { readonly errors: readonly UserErrorLike[] },
>(
  form: UseFormReturn<T, unknown, Out>,
  call: () => Promise<P>,
  onEnd?: (notice: SignInNotice) => Promise<void>,
): Promise<P | null> {
  try {
    const payload = await call();
    if (payload.errors.length === 0) return payload;
    const ending = endingOf(payload.errors);
    if (onEnd && ending) await onEnd(ending);
    else applyErrors(form, payload.errors);
  } catch (error) {
    form.setError('root.server', { type: 'request', message: requestErrorText(error) });
  }
  return null;
}
