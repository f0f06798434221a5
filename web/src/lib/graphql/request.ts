import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { errorText, errorTexts, isErrorCode } from '@assay/schema/core/errors';
import { operationText } from './operation-text.ts';

/** Why a request has no answer; `code` is the GraphQL code, or NETWORK when nothing came back at all. */
class RequestError extends Error {
  readonly code: string;
  readonly errorCode: string | null;
  constructor(code: string, errorCode: string | null, message: string) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.errorCode = errorCode;
  }
}

interface GraphQLAnswer<D> {
  data?: D | null;
  errors?: readonly { message: string; extensions?: { code?: string; errorCode?: string } }[];
}

const nameOf = (document: TypedDocumentNode<unknown, never>): string | undefined =>
  document.definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' && each.name ? [each.name.value] : [],
  )[0];

const noAnswer = (): RequestError =>
  new RequestError('NETWORK', 'SERVICE_UNAVAILABLE', 'No answer.');

/**
 * One typed GraphQL call without Apollo, for the public screens: they keep nothing in a cache, and Apollo
 * is 50 kB that nobody needs in order to sign in. Expected refusals stand in the payload's `errors`.
 * @throws RequestError when there is no answer, or an answer with top-level errors
 */
export async function request<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
  signal?: AbortSignal,
): Promise<D> {
  const query = operationText(document);
  const body = JSON.stringify({ operationName: nameOf(document), query, variables });
  let answer: GraphQLAnswer<D>;
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      ...(signal ? { signal } : {}),
    });
    answer = (await response.json()) as GraphQLAnswer<D>;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer();
  }
  const [first] = answer.errors ?? [];
  if (first) {
    throw new RequestError(
      first.extensions?.code ?? 'INTERNAL_SERVER_ERROR',
      first.extensions?.errorCode ?? null,
      first.message,
    );
  }
  if (!answer.data) throw noAnswer();
  return answer.data;
}

/** What to tell about a call that failed; what was typed stays where it is. */
export function requestErrorText(error: unknown): string {
  if (!(error instanceof RequestError)) return errorText('INTERNAL_ERROR');
  if (error.code === 'NETWORK' && navigator.onLine === false) return errorTexts.offline;
  return errorText(isErrorCode(error.errorCode) ? error.errorCode : 'INTERNAL_ERROR');
}
