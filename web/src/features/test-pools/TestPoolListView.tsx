import { useLoaderData } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { ColumnSettings } from '../../components/table-settings/ColumnSettings.tsx';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { testPoolColumnsOf } from './test-pool-columns.tsx';
import { allTestPoolFilters, companyTestPoolFilters } from './test-pool-filters.ts';
import { createTestPoolLink, testPoolLinks } from './test-pool-links.ts';
import type { TestPoolListRouteData } from './test-pool-list-loader.ts';

/** Each kind of list keeps its own choice of columns, as they have not the same. */
const idOf = { all: 'test-pools', company: 'company-test-pools', location: 'location-test-pools' };

/** Random Test Pools, of all companies, or of one or of one location below its head. */
export function TestPoolListView() {
  const { list, place, within } = useLoaderData<TestPoolListRouteData>();
  const { profile, featureFlags } = useViewer();
  const can = useCan();
  const manages = can('MANAGE_TEST_POOLS');
  const createPath = manages ? createTestPoolLink(place) : null;

  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...result}
          page={data?.testPools}
          within={within}
          report="testpools"
          spec={testPoolList}
          id={idOf[place.kind]}
          title="Random Test Pools"
          counted={['pool', 'pools']}
          isTab={place.kind !== 'all'}
          search="Search pool name"
          filters={
            place.kind === 'all'
              ? allTestPoolFilters(profile.type === 'MD')
              : companyTestPoolFilters(
                  place.kind,
                  data?.administrativeUnitTree ?? data?.accessibleHierarchy ?? [],
                  featureFlags.has('MD125'),
                )
          }
          columns={testPoolColumnsOf(place.kind)}
          columnChooser={ColumnSettings}
          rowLabel={({ name }) => name}
          href={({ id }) => testPoolLinks(id).profile}
          // A column of menus that nobody has would only take room.
          actions={
            manages
              ? ({ id, viewerCanUpdate }, { edit }) => [
                  edit(
                    testPoolLinks(id).edit,
                    viewerCanUpdate ? undefined : errorText('TEST_POOL_NOT_EDITABLE'),
                  ),
                ]
              : undefined
          }
          create={createPath !== null && <CreateLink to={createPath}>Create Test Pool</CreateLink>}
        />
      )}
    </ListData>
  );
}
