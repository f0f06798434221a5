import { Flex, Text } from '@chakra-ui/react';
import { ColumnSettings } from '../../components/table-settings/ColumnSettings.tsx';
import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { testPoolColumnsOf } from './test-pool-columns.tsx';
import { allTestPoolFilters, companyTestPoolFilters } from './test-pool-filters.ts';
import type { TestPoolListQuery, TestPoolRowFragment } from './test-pool-list.generated.ts';
import type { PoolPlace } from './test-pool-list-loader.ts';

interface TestPoolListPageProps extends ListPageProps<TestPoolListQuery, TestPoolRowFragment> {
  /** Below the head of a company or a location the list has no head of its own. */
  of: PoolPlace['kind'];
  /** Internal users have two filters more. */
  isInternal: boolean;
  /** Feature flag MD125: units are chosen several at once (C s6). */
  severalUnits: boolean;
  /** Form of a new pool of this list; null for who makes none. */
  createPath: string | null;
}

const TITLE = 'Random Test Pools';

/** Each kind of list keeps its own choice of columns, as they have not the same. */
const idOf = { all: 'test-pools', company: 'company-test-pools', location: 'location-test-pools' };

/** A list of pools: all in sight, or those of a company or a location below its head. */
export function TestPoolListPage({
  data,
  of,
  isInternal,
  severalUnits,
  createPath,
  ...list
}: TestPoolListPageProps) {
  const pools = data?.testPools ?? null;
  const count = countText(pools?.totalCount, 'pool', 'pools');
  const regions = data?.administrativeUnitTree ?? data?.accessibleHierarchy ?? [];
  const create = createPath !== null && <CreateLink to={createPath}>Create Test Pool</CreateLink>;
  return (
    <>
      {of === 'all' ? (
        <PageHeader title={TITLE} subtitle={count} actions={create} />
      ) : (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
          <Text textStyle="sm" color="fg.muted" minHeight="5">
            {count}
          </Text>
          {create}
        </Flex>
      )}
      <ListCard
        {...list}
        id={idOf[of]}
        label={TITLE}
        search="Search pool name"
        filters={
          of === 'all'
            ? allTestPoolFilters(isInternal)
            : companyTestPoolFilters(of, regions, severalUnits)
        }
        columns={testPoolColumnsOf(of)}
        columnChooser={ColumnSettings}
        data={pools}
        rowLabel={({ name }) => name}
        create={create}
      />
    </>
  );
}
