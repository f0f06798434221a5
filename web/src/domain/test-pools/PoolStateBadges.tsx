import {
  drawStates,
  targetStates,
  type DrawState,
  type TargetState,
} from '@assay/schema/test-pools/test-pool-progress.list';
import { StatusBadge, type Tone } from '../../components/page/StatusBadge.tsx';

const drawTones = {
  OVERDUE: 'negative',
  DUE: 'info',
  NOTHING_DUE: 'neutral',
} as const satisfies Record<DrawState, Tone>;

const targetTones = {
  MISSED: 'negative',
  BEHIND: 'caution',
  ON_TRACK: 'positive',
  MET: 'positive',
  NO_TARGET: 'neutral',
} as const satisfies Record<TargetState, Tone>;

/** What must be drawn from a pool; nothing for one that is not active. */
export const DrawStateBadge = ({ drawState }: { drawState: DrawState | null }) =>
  drawState !== null && (
    <StatusBadge tone={drawTones[drawState]}>{drawStates[drawState]}</StatusBadge>
  );

/** How the targets of a pool stand, also once its program is over. */
export const TargetStateBadge = ({ targetState }: { targetState: TargetState }) => (
  <StatusBadge tone={targetTones[targetState]}>{targetStates[targetState]}</StatusBadge>
);
