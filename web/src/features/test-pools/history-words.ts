import { selectionIntervals, targetTypes, testOrderTypes } from '@assay/schema/test-pools/labels';
import { testPoolLabels } from './test-pool-words.ts';
import { percentText, wordFrom } from '../../lib/value-text.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  testPool: {
    name: 'Test pool',
    labels: {
      ...testPoolLabels,
      companyName: testPoolLabels.companyId,
      locationName: testPoolLabels.locationId,
      testingAgencyName: testPoolLabels.testingAgencyId,
      created: 'Members',
    },
    texts: {
      modality: wordFrom(selectionIntervals),
      targetType: wordFrom(targetTypes),
      testOrderType: wordFrom(testOrderTypes),
      drugPercentage: percentText,
      alcoholPercentage: percentText,
      oversampling: percentText,
    },
  },
} satisfies SomeHistoryWords;
