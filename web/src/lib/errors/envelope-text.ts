import { errorText, errorTexts, isErrorCode } from '@assay/schema/core/errors';

/** What an answer outside GraphQL says of its refusal; anything may have been sent. */
interface Refusal {
  readonly errorCode?: unknown;
  readonly message?: unknown;
}

/**
 * The sentence of a refusal that came outside GraphQL, from an upload or a download (P s8): the server's,
 * which knows the file and its fields. An unknown code, or a failure without words, is told as such.
 */
export function envelopeText(status: number, { errorCode, message }: Refusal): string {
  if (errorCode !== undefined && !isErrorCode(errorCode)) return errorText('INTERNAL_ERROR');
  if (status >= 500) return errorText(errorCode ?? 'INTERNAL_ERROR');
  if (typeof message === 'string' && message !== '') return message;
  if (errorCode !== undefined) return errorText(errorCode);
  return status === 400 ? errorTexts.inputValues : errorText('INTERNAL_ERROR');
}
