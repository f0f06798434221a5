import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of the files that collection sites are updated from. */
export const historyWords = {
  collectionSite: {
    name: 'Collection sites',
    labels: {
      rows: 'Rows',
      updated: 'Sites Updated',
      unchanged: 'Sites Unchanged',
      unknown: 'Codes without a Site',
      unknownCodes: 'The First of Them',
    },
  },
} satisfies SomeHistoryWords;
