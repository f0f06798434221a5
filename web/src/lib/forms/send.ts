import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { currentClient } from '../apollo/client.ts';

/** Options of an operation whose failures are told where it was asked for, not in a toast. */
export const errorsToCaller = { context: { errorsTo: 'caller' } } as const;

/**
 * Sends a mutation for a form or a dialog, which tells its failures.
 * @throws what failed; an expected refusal stands in the payload's `errors`
 */
export async function sendMutation<D, V extends OperationVariables>(
  mutation: TypedDocumentNode<D, V>,
  variables: V,
): Promise<D> {
  const { data } = await currentClient().mutate<D, V>({
    mutation,
    variables,
    ...errorsToCaller,
  } as never);
  if (!data) throw new Error('The mutation has no answer.');
  return data;
}

/**
 * Reads a record again for its form. Not into the cache: a record that is gone would take the page, and what
 * was typed, with it.
 */
export async function readAgain<D, V extends OperationVariables>(
  query: TypedDocumentNode<D, V>,
  variables: V,
): Promise<D> {
  const { data } = await currentClient().query<D, V>({
    query,
    variables,
    fetchPolicy: 'no-cache',
    ...errorsToCaller,
  } as never);
  if (!data) throw new Error('The query has no answer.');
  return data;
}
