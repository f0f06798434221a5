import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../lib/errors/failure.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';

/** A part of a page that is read after it: what it has, why it could not be read, and how it is read again. */
export interface Part<D> {
  data: D | undefined;
  /** What keeps it from being shown; null while it is read, or when it is there. */
  problem: string | null;
  reread: () => void;
}

/** Reads what belongs to a record anew each time its page is opened; its failure leaves the page as it is. */
export function usePart<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
): Part<D> {
  const options = { variables, fetchPolicy: 'network-only', ...errorsToCaller };
  const { data, error, refetch } = useQuery<D>(document, options as never);
  return {
    data: data as D | undefined,
    problem: error === undefined ? null : failureOf(error).message,
    reread: () => void refetch().catch(() => undefined),
  };
}
