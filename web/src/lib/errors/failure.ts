import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorText, errorTexts, isErrorCode, type ErrorParams } from '@assay/schema/core/errors';
import { DownloadError } from '../files/download.ts';
import { AccessDeniedError, NotFoundError } from './page-errors.ts';

export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  /** Nothing came back: no connection, or the server is gone. */
  | 'unreachable'
  /** The page's code is no longer on the server: a newer release is. */
  | 'outdated'
  | 'server';

export interface Failure {
  kind: FailureKind;
  /** One sentence for the user, from the error catalogue. */
  message: string;
}

const kinds: Partial<Record<string, FailureKind>> = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'notFound',
  SERVICE_UNAVAILABLE: 'unreachable',
};

const paramsOf = (value: unknown): ErrorParams =>
  typeof value === 'object' && value !== null ? (value as ErrorParams) : {};

/**
 * P s8: known codes have their own text, an unknown one is told as such, and bad input without a code shows
 * the server's message.
 */
function graphQLFailure({ errors }: CombinedGraphQLErrors): Failure {
  const [first] = errors;
  const { code, errorCode, params } = first?.extensions ?? {};
  const kind = (typeof code === 'string' ? kinds[code] : undefined) ?? 'server';
  if (isErrorCode(errorCode)) return { kind, message: errorText(errorCode, paramsOf(params)) };
  const told = code === 'BAD_USER_INPUT' || code === 'NOT_FOUND' || code === 'TOO_MANY_REQUESTS';
  return {
    kind,
    message:
      told && errorCode == null
        ? first?.message || errorTexts.inputValues
        : errorText('INTERNAL_ERROR'),
  };
}

const unreachable = (): Failure => ({
  kind: 'unreachable',
  message: navigator.onLine === false ? errorTexts.offline : errorText('SERVICE_UNAVAILABLE'),
});

const chunkIsGone = /dynamically imported module|module script failed|Unable to preload/i;

/** What went wrong, whatever was thrown: by a loader, a query, a mutation or a missing piece of code. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AccessDeniedError)
    return { kind: 'forbidden', message: errorText('ACCESS_DENIED') };
  if (error instanceof NotFoundError)
    return { kind: 'notFound', message: errorText('RESOURCE_NOT_FOUND') };
  if (CombinedGraphQLErrors.is(error)) return graphQLFailure(error);
  if (ServerError.is(error)) {
    if (error.statusCode === 401)
      return { kind: 'unauthenticated', message: errorText('UNAUTHORIZED') };
    return error.statusCode >= 502
      ? unreachable()
      : { kind: 'server', message: errorText('INTERNAL_ERROR') };
  }
  if (error instanceof TypeError && chunkIsGone.test(error.message)) {
    return navigator.onLine === false
      ? unreachable()
      : { kind: 'outdated', message: errorText('SERVICE_UNAVAILABLE') };
  }
  // fetch rejects with a bare TypeError when there is no connection.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return unreachable();
  return {
    kind: 'server',
    message: error instanceof DownloadError ? error.message : errorText('INTERNAL_ERROR'),
  };
}
