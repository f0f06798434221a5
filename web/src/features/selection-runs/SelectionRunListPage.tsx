import { Flex, Heading } from '@chakra-ui/react';
import { useMemo } from 'react';
import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { selectionRunColumns } from './selection-run-columns.tsx';
import { selectionRunFilters } from './selection-run-filters.ts';
import { poolRunLinks } from './selection-run-links.ts';
import type {
  SelectionRunListQuery,
  SelectionRunRowFragment,
} from './selection-run-list.generated.ts';

type SelectionRunListPageProps = Omit<
  ListPageProps<SelectionRunListQuery, SelectionRunRowFragment>,
  'actions'
> & { testPoolId: string };

const LABEL = 'Runs';

/** The runs of a pool. */
export function SelectionRunListPage({ data, testPoolId, ...list }: SelectionRunListPageProps) {
  const runs = data?.selectionRuns ?? null;
  const columns = useMemo(() => selectionRunColumns(testPoolId), [testPoolId]);
  const create = data?.testPool?.viewerCanManageRuns === true && (
    <CreateLink to={poolRunLinks(testPoolId).create}>Create Run</CreateLink>
  );
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" marginBottom="3" minHeight="9">
        <Heading as="h2" textStyle="sm" fontWeight="semibold">
          {countText(runs?.totalCount, 'run', 'runs')}
        </Heading>
        {create}
      </Flex>
      <ListCard
        {...list}
        id="selection-runs"
        label={LABEL}
        filters={selectionRunFilters}
        columns={columns}
        data={runs}
        rowLabel={({ runDate }) => `run of ${formatUsDate(runDate)}`}
        create={create}
      />
    </>
  );
}
