import { Box, Button } from '@chakra-ui/react';
import { CalendarPlus, List } from 'lucide-react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import type { RowActions } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { myCompanyPaths } from '../../config/features/companies.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { poolLinks } from './pool-links.ts';
import { poolProgressColumns } from './pool-progress-columns.tsx';
import { poolProgressFilters } from './pool-progress-filters.ts';
import type { PoolProgressQuery, PoolProgressRowFragment } from './pool-progress.generated.ts';
import { ProgressChart } from './ProgressChart.tsx';
import { StateFigures } from './StateFigures.tsx';

/** Sub-item 'Random Test Pools' of the dashboard: how far all random testing in sight is with its year. */
export function PoolProgressView() {
  const { list } = useLoaderData<ListRouteData<PoolProgressQuery>>();
  const { profile } = useViewer();
  const can = useCan();
  const navigate = useNavigate();
  const isInternal = profile.type === 'MD';

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
      {({ data, ...result }) => (
        <ListScreen
          {...result}
          page={data?.testPoolProgress}
          report="testpools/progress"
          spec={testPoolProgressList}
          id="pool-progress"
          title="Random Test Pools"
          counted={['active pool', 'active pools']}
          count={data?.testPoolProgressSummary.active}
          above={
            !result.error && (
              <Box marginBottom="4">
                <StateFigures summary={data?.testPoolProgressSummary} />
              </Box>
            )
          }
          // Below the rows that it shows, as how high it is hangs on their number.
          below={
            data &&
            data.testPoolProgress.nodes.length > 0 && (
              <Box marginTop="6">
                <ProgressChart rows={data.testPoolProgress.nodes} />
              </Box>
            )
          }
          search="Search pool name"
          filters={poolProgressFilters(isInternal)}
          columns={poolProgressColumns}
          rowLabel={({ name }) => name}
          href={({ id }) => poolLinks(id).profile}
          actions={can('MANAGE_RANDOM_SELECTION') ? actions : undefined}
          buttons={
            <Button asChild variant="outline" colorPalette="gray">
              <Link to={isInternal ? testPoolPaths.list : myCompanyPaths.testPools}>
                <List size={16} aria-hidden /> All test pools
              </Link>
            </Button>
          }
        />
      )}
    </ListData>
  );
}
