import type { LoaderFunctionArgs } from 'react-router-dom';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import {
  PoolMemberListDocument,
  type PoolMemberListQueryVariables,
} from './member-list.generated.ts';

/** Loader of the members of the pool in the address: the one operation, which brings the head of the pool along. */
export function memberListLoader({ request, params }: LoaderFunctionArgs) {
  const poolId = params['id'] ?? '';
  const state = readListState(testPoolMemberList, new URL(request.url).searchParams);
  const within = [fieldIs('testPoolId', poolId)];
  const asked = listVariables<Omit<PoolMemberListQueryVariables, 'poolId'>>(
    testPoolMemberList,
    state,
    within,
  );
  return { poolId, within, list: preloadQuery(PoolMemberListDocument, { ...asked, poolId }) };
}
