import { useFragment, useReadQuery } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import type { TestPoolHeadFragment } from './test-pool-head.generated.ts';
import { headOf } from './test-pool-head.ts';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';
import type { TestPoolRouteData } from './test-pool-loader.ts';

/** Id of the route whose loader reads the pool for the screens below it. */
export const TEST_POOL_ROUTE = 'test-pool';

/** What the head of the current screen shows of its pool. */
export function useTestPoolHead(): TestPoolHeadFragment {
  const found = useRouteLoaderData<TestPoolRouteData>(TEST_POOL_ROUTE);
  const { data, complete } = useFragment(headOf(found?.id ?? ''));
  if (!complete) throw new NotFoundError();
  return data;
}

/** The pool of the current screen, all of it. */
export function useTestPool(): TestPoolPartsFragment {
  const found = useRouteLoaderData<TestPoolRouteData>(TEST_POOL_ROUTE);
  if (!found?.testPool) throw new NotFoundError();
  const { data } = useReadQuery(found.testPool);
  if (!data.testPool) throw new NotFoundError();
  return data.testPool;
}
