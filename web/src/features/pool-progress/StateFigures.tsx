import { FigureStrip } from '../../components/page/FigureStrip.tsx';
import { poolProgressLink } from '../../config/features/pool-progress.ts';
import type { PoolProgressQuery } from './pool-progress.generated.ts';

interface StateFiguresProps {
  /** Nothing while it is on its way. */
  summary: PoolProgressQuery['testPoolProgressSummary'] | undefined;
}

/** How many pools are to be drawn from, and how many lack tests; each figure leads to its pools. */
export const StateFigures = ({ summary }: StateFiguresProps) => (
  <FigureStrip
    figures={[
      {
        label: 'Draws overdue',
        value: summary?.overdue ?? null,
        to: poolProgressLink({ drawState: 'OVERDUE' }),
        alarming: true,
      },
      {
        label: 'Draws due',
        value: summary?.due ?? null,
        to: poolProgressLink({ drawState: 'DUE' }),
      },
      {
        label: 'Behind target',
        value: summary?.behind ?? null,
        to: poolProgressLink({ targetState: 'BEHIND', status: 'ACTIVE' }),
      },
      {
        label: 'Target missed',
        value: summary?.missed ?? null,
        to: poolProgressLink({ targetState: 'MISSED', status: 'EXPIRED' }),
      },
    ]}
  />
);
