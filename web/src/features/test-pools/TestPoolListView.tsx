import { useLoaderData, useNavigate } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { editAction, type RowActions } from '../../components/data-table/row-action.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { createTestPoolLink, testPoolLinks } from './test-pool-links.ts';
import type { TestPoolRowFragment } from './test-pool-list.generated.ts';
import type { TestPoolListRouteData } from './test-pool-list-loader.ts';
import { TestPoolListPage } from './TestPoolListPage.tsx';

/** Random Test Pools, of all companies, of one or of one location: the list with its address. */
export function TestPoolListView() {
  const { list, place } = useLoaderData<TestPoolListRouteData>();
  const url = useListUrl(testPoolList);
  const { profile, featureFlags } = useViewer();
  const can = useCan();
  const navigate = useNavigate();
  const manages = can('MANAGE_TEST_POOLS');

  const actions = ({ id, viewerCanUpdate }: TestPoolRowFragment): RowActions => [
    manages &&
      editAction(
        () => void navigate(testPoolLinks(id).edit),
        viewerCanUpdate ? undefined : errorText('TEST_POOL_NOT_EDITABLE'),
      ),
  ];

  return (
    <ListData from={list}>
      {(result) => (
        <TestPoolListPage
          {...result}
          url={url}
          // A column of menus that nobody has would only take room.
          actions={manages ? actions : undefined}
          createPath={manages ? createTestPoolLink(place) : null}
          of={place.kind}
          isInternal={profile.type === 'MD'}
          severalUnits={featureFlags.has('MD125')}
        />
      )}
    </ListData>
  );
}
