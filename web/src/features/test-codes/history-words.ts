import { testCodeLabels, testCodeTexts } from './test-code-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  testCode: { name: 'Test code', labels: testCodeLabels, texts: testCodeTexts },
} satisfies SomeHistoryWords;
