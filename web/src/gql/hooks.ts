import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';

/** Options are required only where the operation has required variables. */
type Args<V, O> = Record<string, never> extends V ? [options?: O] : [options: O];

type QueryOptions<D, V extends OperationVariables> = Omit<
  useQuery.Options<D, V>,
  'returnPartialData'
>;
type SuspenseOptions<V extends OperationVariables> = Omit<
  useSuspenseQuery.Options<V>,
  'returnPartialData' | 'errorPolicy' | 'skip'
> & { variables?: V };

// The result types are written out and the calls cast on purpose: Apollo's overloads infer other types
// once a project declares default options, and these hooks must not change under it.

/** Hook that reads a query and renders again when its result changes. */
export const queryHook = <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  function useGeneratedQuery(
    ...[options]: Args<V, QueryOptions<D, V>>
  ): useQuery.Result<D, V, 'complete' | 'streaming' | 'empty'> {
    return useQuery(document, options as never) as never;
  };

/** Hook that suspends until the query is answered; its data is never undefined. */
export const suspenseQueryHook = <D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
) =>
  function useGeneratedSuspenseQuery(
    ...[options]: Args<V, SuspenseOptions<V>>
  ): useSuspenseQuery.Result<D, V, 'complete' | 'streaming'> {
    return useSuspenseQuery(document, options as never) as never;
  };

/** Hook that sends a mutation. Expected refusals come in the payload's `errors`. */
export const mutationHook = <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  function useGeneratedMutation(
    options?: useMutation.Options<NoInfer<D>, NoInfer<V>>,
  ): useMutation.ResultTuple<D, V> {
    return useMutation(document, options as never) as never;
  };
