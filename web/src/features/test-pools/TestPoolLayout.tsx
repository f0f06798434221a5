import { Outlet, useMatch } from 'react-router-dom';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { testPoolHome } from './test-pool-links.ts';
import { TestPoolActions } from './TestPoolActions.tsx';
import { TestPoolStatusBadge } from './TestPoolStatusBadge.tsx';
import { useTestPool, useTestPoolHead } from './use-test-pool.ts';
import { useTestPoolTabs } from './use-test-pool-tabs.ts';

/** Head of the pages of a pool, with a tab for each; the page of the tab stands below. */
export function TestPoolLayout() {
  const pool = useTestPoolHead();
  const home = testPoolHome(useViewer());
  // The other tabs have buttons of their own.
  const isProfile = useMatch(paths.testPools.detail) !== null;
  return (
    <>
      {home !== null && <BackLink to={home}>Test Pools</BackLink>}
      <PageHeader
        title={pool.name}
        subtitle={
          <>
            <TestPoolStatusBadge status={pool.status} /> {pool.companyName}
          </>
        }
        tabs={useTestPoolTabs(pool.id)}
        actions={isProfile && <ProfileActions />}
      />
      <Outlet />
    </>
  );
}

const ProfileActions = () => <TestPoolActions pool={useTestPool()} />;
