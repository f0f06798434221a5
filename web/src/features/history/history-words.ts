import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  file: { name: 'File', labels: {} },
  report: {
    name: 'Export',
    labels: { rows: 'Rows', format: 'Format', filters: 'Narrowed by' },
  },
  savedView: { name: 'Saved view', labels: {} },
} satisfies SomeHistoryWords;
