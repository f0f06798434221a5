import type { TestPoolStatus } from '@assay/schema/test-pools/enums';
import { testPoolStatuses } from '@assay/schema/test-pools/labels';
import {
  poolProgressStates,
  type PoolProgressState,
} from '@assay/schema/test-pools/test-pool-progress.list';
import { StatusBadge, type Tone } from '../../components/page/StatusBadge.tsx';

const tones = {
  OVERDUE: 'negative',
  BEHIND: 'caution',
  DUE: 'info',
  ON_TRACK: 'positive',
} as const satisfies Record<PoolProgressState, Tone>;

/** How an active pool stands; of another its status, since nobody has to do anything about it. */
export const PoolProgressBadge = ({
  state,
  status,
}: {
  state: PoolProgressState | null;
  status: TestPoolStatus;
}) =>
  state === null ? (
    <StatusBadge tone="neutral">{testPoolStatuses[status]}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[state]}>{poolProgressStates[state]}</StatusBadge>
  );
