import { CalendarPlus } from 'lucide-react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import type { RowActions } from '../../components/data-table/row-action.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { paths } from '../../config/paths.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { poolLinks } from './pool-links.ts';
import type { PoolProgressRowFragment } from './pool-progress.generated.ts';
import type { poolProgressLoader } from './pool-progress-loader.ts';
import { PoolProgressPage } from './PoolProgressPage.tsx';

/** Sub-item 'Random Test Pools' of the dashboard: the overview with its address. */
export function PoolProgressView() {
  const { list } = useLoaderData<typeof poolProgressLoader>();
  const url = useListUrl(testPoolProgressList);
  const { profile } = useViewer();
  const available = useAvailablePaths();
  const can = useCan();
  const navigate = useNavigate();
  const isInternal = profile.type === 'MD';
  const section = isInternal ? paths.testPools.list : paths.myCompany.testPools;

  const actions = ({ id, status }: PoolProgressRowFragment): RowActions => [
    status === 'ACTIVE' && {
      id: 'create-run',
      label: 'Create Run',
      icon: CalendarPlus,
      onSelect: () => void navigate(poolLinks(id).createRun),
    },
  ];

  return (
    <ListData from={list}>
      {(result) => (
        <PoolProgressPage
          {...result}
          url={url}
          actions={can('MANAGE_RANDOM_SELECTION') ? actions : undefined}
          isInternal={isInternal}
          section={available.has(section) ? section : null}
        />
      )}
    </ListData>
  );
}
