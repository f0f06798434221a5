import { testStatuses } from '@assay/schema/test-results/test-words';
import type { TestStatusName } from '@assay/schema/test-results/test-words';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { statusTone } from './test-result-words.ts';

/** Where a test stands. */
export const StandingBadge = ({ status }: { status: TestStatusName }) => (
  <StatusBadge tone={statusTone(status)}>{testStatuses[status]}</StatusBadge>
);
