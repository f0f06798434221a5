import type { PreloadedQueryRef } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { headFromTab, type TabQueries } from './test-pool-head.ts';
import {
  TestPoolDetailDocument,
  type TestPoolDetailQuery,
  type TestPoolDetailQueryVariables,
} from './test-pool-detail.generated.ts';
import { testPoolHome } from './test-pool-links.ts';

export interface TestPoolRouteData {
  id: string;
  /** All of the pool; null below a tab whose own operation brings what the head of the pool shows. */
  testPool: PreloadedQueryRef<
    TestPoolDetailQuery,
    TestPoolDetailQueryVariables,
    'complete' | 'streaming'
  > | null;
  /** Step of the breadcrumb. */
  name: string;
}

const recordId = /^[1-9]\d{0,14}$/;

/**
 * Loader of a pool by the id of its address. Unknown: the 404 page; any other failure tells so and leads to
 * the list.
 */
export const testPoolLoader =
  (tabs: TabQueries = {}) =>
  async (args: LoaderFunctionArgs): Promise<TestPoolRouteData> => {
    const id = args.params['id'] ?? '';
    if (!recordId.test(id)) throw new NotFoundError();
    const head = await headFromTab(tabs, id, args);
    return head ? { id, testPool: null, name: head.name } : loadWhole(id);
  };

async function loadWhole(id: string): Promise<TestPoolRouteData> {
  const home = testPoolHome(await loadViewer());
  const testPool = await loadDetail(
    TestPoolDetailDocument,
    { id },
    {
      found: (data) => data.testPool !== null,
      otherwise: home ?? paths.dashboard,
      failed: 'Error loading Test Pool. Please try again.',
    },
  );
  const read = currentClient().readQuery({ query: TestPoolDetailDocument, variables: { id } });
  return { id, testPool, name: read?.testPool?.name ?? '' };
}
