import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  consortium: { name: 'Consortium', labels: {} },
} satisfies SomeHistoryWords;
