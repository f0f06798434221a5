import { Button, Stack } from '@chakra-ui/react';
import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { FigureStrip } from '../../components/page/FigureStrip.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { poolProgressLink } from '../../config/pool-progress-link.ts';
import { poolProgressColumns } from './pool-progress-columns.tsx';
import { poolProgressFilters } from './pool-progress-filters.ts';
import type { PoolProgressQuery, PoolProgressRowFragment } from './pool-progress.generated.ts';
import { ProgressChart } from './ProgressChart.tsx';

interface PoolProgressPageProps extends ListPageProps<PoolProgressQuery, PoolProgressRowFragment> {
  /** Client users have one company, and no filter for it. */
  isInternal: boolean;
  /** The section with the pools themselves (contract §28); null where the viewer has none. */
  section: string | null;
}

const TITLE = 'Random Test Pools';

type Summary = PoolProgressQuery['testPoolProgressSummary'];

function StateFigures({ summary }: { summary: Summary | undefined }) {
  return (
    <FigureStrip
      figures={[
        {
          label: 'Overdue pools',
          count: summary?.overdue ?? null,
          to: poolProgressLink('OVERDUE'),
          alarming: true,
        },
        { label: 'Behind target', count: summary?.behind ?? null, to: poolProgressLink('BEHIND') },
        { label: 'Draw due', count: summary?.due ?? null, to: poolProgressLink('DUE') },
        { label: 'On track', count: summary?.onTrack ?? null, to: poolProgressLink('ON_TRACK') },
      ]}
    />
  );
}

/** How far all random testing in sight is with its year, and what needs somebody first. */
export function PoolProgressPage({ data, isInternal, section, ...list }: PoolProgressPageProps) {
  const page = data?.testPoolProgress ?? null;
  const summary = data?.testPoolProgressSummary;
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={countText(summary?.active, 'active pool', 'active pools')}
        actions={
          section !== null && (
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <Link to={section}>
                <List size={16} aria-hidden /> All test pools
              </Link>
            </Button>
          )
        }
      />
      <Stack gap="4">
        {(summary || !list.error) && <StateFigures summary={summary} />}
        {page !== null && page.nodes.length > 0 && <ProgressChart rows={page.nodes} />}
        <ListCard
          {...list}
          id="pool-progress"
          label={TITLE}
          search="Search pool name"
          filters={poolProgressFilters(isInternal)}
          columns={poolProgressColumns}
          data={page}
          rowLabel={({ name }) => name}
        />
      </Stack>
    </>
  );
}
