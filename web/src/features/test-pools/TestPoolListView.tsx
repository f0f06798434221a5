import { useLoaderData, useNavigate } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { testPoolList } from '@assay/schema/test-pools/test-pool-list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { editAction, type RowActions } from '../../components/data-table/row-action.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { testPoolLinks } from './test-pool-links.ts';
import type { TestPoolRowFragment } from './test-pool-list.generated.ts';
import type { testPoolListLoader } from './test-pool-list-loader.ts';
import { TestPoolListPage } from './TestPoolListPage.tsx';

/** Random Test Pools: the list with its address. */
export function TestPoolListView() {
  const { list } = useLoaderData<typeof testPoolListLoader>();
  const url = useListUrl(testPoolList);
  const { profile } = useViewer();
  const can = useCan();
  const navigate = useNavigate();

  const actions = ({ id, viewerCanUpdate }: TestPoolRowFragment): RowActions => [
    can('MANAGE_TEST_POOLS') &&
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
          actions={actions}
          canCreate={can('MANAGE_TEST_POOLS')}
          isInternal={profile.type === 'MD'}
        />
      )}
    </ListData>
  );
}
