import { Outlet, useMatch } from 'react-router-dom';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { TestPoolHead } from './TestPoolHead.tsx';
import { PoolStatusBadge } from '../../domain/test-pools/PoolStatusBadge.tsx';
import { useTestPoolHead } from './test-pool-tab.ts';
import { useTestPoolTabs } from './use-test-pool-tabs.ts';

/** Head of the lists of a pool, which have numbers and buttons of their own. */
function ListHead() {
  const pool = useTestPoolHead();
  return (
    <RecordHead
      name={pool.name}
      status={<PoolStatusBadge status={pool.status} />}
      facts={[pool.companyName ?? pool.consortiumName]}
      tabs={useTestPoolTabs(pool.id)}
    />
  );
}

/** Head of the pages of a pool, with a tab for each; the page of the tab stands below. */
export function TestPoolLayout() {
  const isProfile = useMatch(testPoolPaths.detail) !== null;
  return (
    <>
      {isProfile ? <TestPoolHead /> : <ListHead />}
      <Outlet />
    </>
  );
}
