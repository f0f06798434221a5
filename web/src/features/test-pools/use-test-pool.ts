import { useReadQuery } from '@apollo/client/react';
import { useRouteLoaderData } from 'react-router-dom';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';
import type { TestPoolRouteData } from './test-pool-loader.ts';

/** Id of the route whose loader reads the pool for the screens below it. */
export const TEST_POOL_ROUTE = 'test-pool';

/** The pool of the current screen. */
export function useTestPool(): TestPoolPartsFragment {
  const found = useRouteLoaderData<TestPoolRouteData>(TEST_POOL_ROUTE);
  if (!found) throw new NotFoundError();
  const { data } = useReadQuery(found.testPool);
  if (!data.testPool) throw new NotFoundError();
  return data.testPool;
}
