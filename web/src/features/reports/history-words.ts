import { employerLabels } from './mis-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of reports; what saved ones are about is their owner's. */
export const historyWords = {
  savedReport: { name: 'Saved report', labels: {} },
  misReport: { name: 'DOT MIS report', labels: employerLabels },
  donorFile: { name: 'Donor file', labels: {} },
} satisfies SomeHistoryWords;
