import { memberLabels } from './member-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  testPoolMember: {
    name: 'Pool member',
    labels: { ...memberLabels, location: 'Location', employeeCategoryName: 'Employee Category' },
  },
} satisfies SomeHistoryWords;
