import { testStatuses, type TestStatusName } from '@assay/schema/test-results/test-words';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  testResult: {
    name: 'Test',
    labels: { testStatus: 'Status' },
    texts: { testStatus: (status: TestStatusName) => testStatuses[status] },
  },
} satisfies SomeHistoryWords;
