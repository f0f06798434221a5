import type { TestPoolStatus } from '@assay/schema/test-pools/enums';
import { testPoolStatuses } from '@assay/schema/test-pools/labels';
import { StatusBadge, type Tone } from '../../components/page/StatusBadge.tsx';

const tones = {
  ACTIVE: 'positive',
  DEACTIVATED: 'neutral',
  EXPIRED: 'caution',
  FROZEN: 'info',
} as const satisfies Record<TestPoolStatus, Tone>;

/** Frozen, else Deactivated, else Expired, else Active (C s4); the server decides which. */
export const PoolStatusBadge = ({ status }: { status: TestPoolStatus }) => (
  <StatusBadge tone={tones[status]}>{testPoolStatuses[status]}</StatusBadge>
);
