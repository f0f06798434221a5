import { resultTypes, testStatuses } from '@assay/schema/test-results/test-words';
import type { ResultTypeName, TestStatusName } from '@assay/schema/test-results/test-words';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { outcomeTone, statusTone } from './test-result-words.ts';

/** Where a test stands. */
export const StandingBadge = ({ status }: { status: TestStatusName }) => (
  <StatusBadge tone={statusTone(status)}>{testStatuses[status]}</StatusBadge>
);

/** The outcome of a test; nothing while there is none. */
export const OutcomeBadge = ({ result }: { result: ResultTypeName | null }) =>
  result && <StatusBadge tone={outcomeTone(result)}>{resultTypes[result]}</StatusBadge>;
