import { resultTypes, type ResultTypeName } from '@assay/schema/test-results/test-words';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { outcomeTone } from './outcome-tone.ts';

/** The outcome of a test; nothing while there is none. */
export const OutcomeBadge = ({ result }: { result: ResultTypeName | null }) =>
  result && <StatusBadge tone={outcomeTone(result)}>{resultTypes[result]}</StatusBadge>;
