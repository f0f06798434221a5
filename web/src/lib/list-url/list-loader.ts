import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PreloadedQueryRef } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListFilter, ListSpec } from '@assay/schema/core/list';
import { preloadQuery } from '../apollo/preload.ts';
import { listVariables, readListState } from './list-state.ts';

/** What the loader of a list screen gives to its View. */
export interface ListRouteData<Data, V extends OperationVariables = OperationVariables> {
  list: PreloadedQueryRef<Data, V, 'complete' | 'streaming'>;
}

/** Loader of a list screen: starts its one operation, from what its address says and `within` besides. */
export const listLoader =
  <Data, V extends OperationVariables>(
    spec: ListSpec,
    document: TypedDocumentNode<Data, V>,
    within: readonly ListFilter[] = [],
  ) =>
  ({ request }: LoaderFunctionArgs): ListRouteData<Data, V> => {
    const state = readListState(spec, new URL(request.url).searchParams);
    return { list: preloadQuery(document, listVariables<V>(spec, state, within)) };
  };
