import { testPanelLabels, testPanelTexts } from './test-panel-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  testPanel: {
    name: 'Instant test panel',
    labels: {
      ...testPanelLabels,
      specimenTypeName: testPanelLabels.specimenTypeId,
      deviceName: testPanelLabels.deviceId,
      created: 'Panels',
    },
    texts: testPanelTexts,
  },
} satisfies SomeHistoryWords;
