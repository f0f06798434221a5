import { drugLabels } from './drug-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  drugAdulterant: {
    name: 'Drug or adulterant',
    labels: { ...drugLabels, cutoffs: 'Cutoffs by Day' },
  },
} satisfies SomeHistoryWords;
