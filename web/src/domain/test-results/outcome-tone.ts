import { positiveResults, type ResultTypeName } from '@assay/schema/test-results/test-words';
import type { Tone } from '../../components/page/StatusBadge.tsx';

const settled: readonly ResultTypeName[] = ['RESULT_NEGATIVE', 'RESULT_NEGATIVE_DILUTE'];

/** How an outcome looks; its words say which it is. */
export const outcomeTone = (result: ResultTypeName): Tone => {
  if (settled.includes(result)) return 'positive';
  return positiveResults.includes(result) ? 'negative' : 'caution';
};
