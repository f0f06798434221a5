import { locationLabels, mroLabels as mroSettingLabels } from './location-words.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  location: {
    name: 'Location',
    labels: {
      ...locationLabels,
      ...labelsBelow('mroResultType', mroSettingLabels),
      testPanel: 'Instant Test Panel',
      testPanelsAdded: 'Instant Test Panels Assigned',
      testPanelsRemoved: 'Instant Test Panels Removed',
      price: 'Price',
      complianceAlert: 'Compliance Alert',
      plannedTest: 'Planned Test',
    },
  },
} satisfies SomeHistoryWords;
