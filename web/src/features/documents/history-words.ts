import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  document: { name: 'Document', labels: { title: 'Title' } },
} satisfies SomeHistoryWords;
