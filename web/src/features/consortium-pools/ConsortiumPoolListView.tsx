import { Text } from '@chakra-ui/react';
import { useLoaderData } from 'react-router-dom';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import type { Column } from '../../components/data-table/column.ts';
import { ListData } from '../../components/data-table/ListData.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { PoolStatusBadge } from '../../domain/test-pools/PoolStatusBadge.tsx';
import { numberText } from '../../lib/value-text.ts';
import { consortiumPoolLinks } from './consortium-pool-record.ts';
import type { consortiumPoolListLoader } from './consortium-pool-list-loader.ts';
import type {
  ConsortiumPoolListQuery,
  ConsortiumPoolRowFragment,
} from './consortium-pools.generated.ts';

const dayOrDash = (day: string | null): string => (day === null ? '–' : formatUsDate(day));

const columns: readonly Column<ConsortiumPoolRowFragment>[] = [
  {
    id: 'name',
    header: 'Pool Name',
    hideable: false,
    width: '16rem',
    cell: ({ name }) => name,
    badge: ({ status }) => status !== 'ACTIVE' && <PoolStatusBadge status={status} />,
  },
  {
    id: 'consortium',
    header: 'Consortium',
    width: '14rem',
    cell: ({ consortiumName }) => consortiumName,
  },
  {
    id: 'modality',
    header: 'Selection Interval',
    width: '10rem',
    cell: ({ modality }) => selectionIntervals[modality],
  },
  {
    id: 'ownMembers',
    header: 'Own Members',
    kind: 'number',
    width: '9rem',
    phone: 'labelled',
    cell: ({ ownMemberCount }) => numberText(ownMemberCount),
  },
  {
    id: 'latest',
    header: 'Last Selection Date',
    kind: 'date',
    width: '11rem',
    phone: 'hidden',
    cell: ({ latestRunDate }) => dayOrDash(latestRunDate),
  },
  {
    id: 'next',
    header: 'Next Selection Date',
    kind: 'date',
    width: '11rem',
    phone: 'hidden',
    cell: ({ nextRunDate }) => dayOrDash(nextRunDate),
  },
];

/** Tab of the own company: the pools that it shares with other companies of its consortiums. */
export function ConsortiumPoolListView() {
  const { list } = useLoaderData<typeof consortiumPoolListLoader>();
  return (
    <>
      <Text textStyle="sm" color="fg.muted" marginBottom="3">
        Pools that are drawn from for several companies together. You see the people of your company
        alone, and nothing that counts or names others.
      </Text>
      <Card>
        <ListData<ConsortiumPoolListQuery> from={list}>
          {({ data, ...result }) => (
            <DataTable
              label="Consortium pools"
              columns={columns}
              rows={data?.consortiumPools ?? null}
              rowId={({ id }) => id}
              rowLabel={({ name }) => name}
              href={({ id }) => consortiumPoolLinks(id).pool}
              empty={<EmptyState />}
              {...result}
            />
          )}
        </ListData>
      </Card>
    </>
  );
}
