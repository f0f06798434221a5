import type { LoaderFunctionArgs } from 'react-router-dom';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { readListState } from '../../lib/list-url/list-state.ts';
import { listVariables } from '../../lib/list-url/list-variables.ts';
import {
  PoolMemberListDocument,
  type PoolMemberListQueryVariables,
} from './member-list.generated.ts';

/** Loader of the members of the pool in the address: the one operation, which brings the head of the pool along. */
export function memberListLoader({ request, params }: LoaderFunctionArgs) {
  const poolId = params['id'] ?? '';
  const state = readListState(testPoolMemberList, new URL(request.url).searchParams);
  const asked = listVariables<Omit<PoolMemberListQueryVariables, 'poolId'>>(
    testPoolMemberList,
    state,
  );
  const where = { ...asked.where, testPoolId: { eq: poolId } };
  return { poolId, list: preloadQuery(PoolMemberListDocument, { ...asked, where, poolId }) };
}
