import { FigureStrip } from '../../components/page/FigureStrip.tsx';
import { poolProgressLink } from '../../config/features/pool-progress.ts';
import type { PoolProgressQuery } from './pool-progress.generated.ts';

interface StateFiguresProps {
  /** Nothing while it is on its way. */
  summary: PoolProgressQuery['testPoolProgressSummary'] | undefined;
}

/** How many pools are in each state; each figure leads to its pools. */
export const StateFigures = ({ summary }: StateFiguresProps) => (
  <FigureStrip
    figures={[
      {
        label: 'Overdue pools',
        value: summary?.overdue ?? null,
        to: poolProgressLink('OVERDUE'),
        alarming: true,
      },
      { label: 'Behind target', value: summary?.behind ?? null, to: poolProgressLink('BEHIND') },
      { label: 'Draw due', value: summary?.due ?? null, to: poolProgressLink('DUE') },
      { label: 'On track', value: summary?.onTrack ?? null, to: poolProgressLink('ON_TRACK') },
    ]}
  />
);
