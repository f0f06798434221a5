import { ColumnSettings } from '../../components/table-settings/ColumnSettings.tsx';
import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { testPoolColumns } from './test-pool-columns.tsx';
import { internalTestPoolFilters, testPoolFilters } from './test-pool-filters.ts';
import type { TestPoolListQuery, TestPoolRowFragment } from './test-pool-list.generated.ts';

interface TestPoolListPageProps extends ListPageProps<TestPoolListQuery, TestPoolRowFragment> {
  /** Internal users have two filters more. */
  isInternal: boolean;
  canCreate: boolean;
}

const TITLE = 'Random Test Pools';

const allFilters = [...testPoolFilters, ...internalTestPoolFilters];

/** The list of all pools in sight. */
export function TestPoolListPage({ data, isInternal, canCreate, ...list }: TestPoolListPageProps) {
  const pools = data?.testPools ?? null;
  const create = canCreate && <CreateLink to={paths.testPools.create}>Create Test Pool</CreateLink>;
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={countText(pools?.totalCount, 'pool', 'pools')}
        actions={create}
      />
      <ListCard
        {...list}
        id="test-pools"
        label={TITLE}
        search="Search pool name"
        filters={isInternal ? allFilters : testPoolFilters}
        columns={testPoolColumns}
        columnChooser={ColumnSettings}
        data={pools}
        rowLabel={({ name }) => name}
        create={create}
      />
    </>
  );
}
