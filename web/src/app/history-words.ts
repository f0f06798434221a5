import type { SomeHistoryWords } from '../domain/history/history-words.ts';

/**
 * How histories speak of each kind of record of the audit log: with the words of its form, from `history-words.ts` of
 * each feature. Loaded with the first history that is opened.
 */
export const historyWords: SomeHistoryWords = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<SomeHistoryWords>('../features/*/history-words.ts', {
      eager: true,
      import: 'historyWords',
    }),
  ),
);
