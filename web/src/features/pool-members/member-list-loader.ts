import type { LoaderFunctionArgs } from 'react-router-dom';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { readListState } from '../../lib/list-url/list-state.ts';
import { listVariables } from '../../lib/list-url/list-variables.ts';
import {
  PoolMemberListDocument,
  type PoolMemberListQueryVariables,
} from './member-list.generated.ts';

/** The one operation of the members of the pool in the address; it brings the head of the pool along. */
export function memberListQuery({ request, params }: LoaderFunctionArgs) {
  const poolId = params['id'] ?? '';
  const state = readListState(testPoolMemberList, new URL(request.url).searchParams);
  const asked = listVariables<Omit<PoolMemberListQueryVariables, 'poolId'>>(
    testPoolMemberList,
    state,
  );
  const where = { ...asked.where, testPoolId: { eq: poolId } };
  return { query: PoolMemberListDocument, variables: { ...asked, where, poolId } };
}

/** Loader of the members of the pool in the address. */
export function memberListLoader(args: LoaderFunctionArgs) {
  const { query, variables } = memberListQuery(args);
  return { poolId: variables.poolId, list: preloadQuery(query, variables) };
}
