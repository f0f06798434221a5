import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import { redirect } from 'react-router-dom';
import { failureOf } from '../errors/failure.ts';
import { NotFoundError } from '../errors/page-errors.ts';
import { toastError } from '../toasts.ts';
import { currentClient } from './client.ts';

/** A query that a loader has started, for `useReadQuery`. */
export type PreloadedRef<D, V extends OperationVariables> = PreloadedQueryRef<
  D,
  V,
  'complete' | 'streaming'
>;

/** The page's own error state tells of a failure, so no toast does. */
const context = { errorsTo: 'caller' } as const;

/**
 * Starts a query in a route's loader, before the page's code has arrived; the page reads it with
 * `useReadQuery`. Shows what is cached at once and asks the server as well.
 */
export function preloadQuery<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
): PreloadedRef<D, V> {
  const options = { variables, context, fetchPolicy: 'cache-and-network' } as const;
  return createQueryPreloader(currentClient())(document, options as never) as PreloadedRef<D, V>;
}

/**
 * Starts a query and waits for its answer, for a loader that decides by it where to go. A failure is left to
 * the page, which reads the same query: the data is then null.
 */
export async function preloadAnswer<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
): Promise<{ ref: PreloadedRef<D, V>; data: D | null }> {
  const client = currentClient();
  const preload = createQueryPreloader(client);
  const options = { variables, context, fetchPolicy: 'network-only' } as const;
  const ref = preload(document, options as never) as PreloadedRef<D, V>;
  try {
    await preload.toPromise(ref);
  } catch {
    return { ref, data: null };
  }
  return { ref, data: client.readQuery<D, V>({ query: document, variables } as never) };
}

interface DetailOptions<D> {
  /** Whether the record was there. */
  found(data: D): boolean;
  /** Where to go when it could not be loaded. */
  otherwise: string;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;
}

/** Where a failure of a record's loader leads. */
function leave(
  error: unknown,
  { otherwise, failed }: Pick<DetailOptions<never>, 'otherwise' | 'failed'>,
): never {
  const { kind, message } = failureOf(error);
  if (kind === 'notFound') throw new NotFoundError();
  if (kind === 'forbidden' || kind === 'unauthenticated') throw error;
  toastError(kind === 'server' ? (failed ?? message) : message);
  throw redirect(otherwise);
}

/**
 * Loads a record in a route's loader, fails as `loadDetail` does, and keeps nothing of it: for what must not
 * lie in the cache, e.g. a whole SSN, which every list of the record would then show. A part that failed
 * beside the record is null.
 */
export async function loadPrivately<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
  { found, ...failure }: DetailOptions<D>,
): Promise<D> {
  const { data, error } = await currentClient()
    .query<D, V>({
      query: document,
      variables,
      context,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    } as never)
    .catch((thrown: unknown) => leave(thrown, failure));
  if (data && found(data)) return data;
  if (error) leave(error, failure);
  throw new NotFoundError();
}

/**
 * Loads a record in a route's loader and waits for it. A missing record is the 404 page; any other
 * failure tells why and leads elsewhere (P s8). Missing permission is the 403 page.
 */
export async function loadDetail<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
  { found, ...failure }: DetailOptions<D>,
): Promise<{ ref: PreloadedRef<D, V>; data: D }> {
  const client = currentClient();
  const preload = createQueryPreloader(client);
  const options = { variables, context, fetchPolicy: 'network-only' } as const;
  const ref = preload(document, options as never) as PreloadedRef<D, V>;
  await preload.toPromise(ref).catch((error: unknown) => leave(error, failure));
  const data = client.readQuery<D, V>({ query: document, variables } as never);
  if (data === null || !found(data)) throw new NotFoundError();
  return { ref, data };
}
