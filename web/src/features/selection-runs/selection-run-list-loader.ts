import type { LoaderFunctionArgs } from 'react-router-dom';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import {
  SelectionRunListDocument,
  type SelectionRunListQueryVariables,
} from './selection-run-list.generated.ts';

/** Loader of the runs of the pool in the address: the one operation, which brings the head of the pool along. */
export function selectionRunListLoader({ params, request }: LoaderFunctionArgs) {
  const testPoolId = params['id'];
  if (testPoolId === undefined) throw new NotFoundError();
  const state = readListState(selectionRunList, new URL(request.url).searchParams);
  const within = [fieldIs('testPoolId', testPoolId)];
  const { where, orderBy, limit, offset } = listVariables<
    Omit<SelectionRunListQueryVariables, 'testPoolId'>
  >(selectionRunList, state, within);
  const variables = { testPoolId, where, orderBy, limit, offset };
  return { testPoolId, within, list: preloadQuery(SelectionRunListDocument, variables) };
}
