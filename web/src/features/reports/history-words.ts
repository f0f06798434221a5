import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of saved reports; what they are about is their owner's. */
export const historyWords = {
  savedReport: { name: 'Saved report', labels: {} },
} satisfies SomeHistoryWords;
