import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { labConnectionLabels, labConnectionTexts } from './lab-connection-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  labConnection: {
    name: 'Laboratory connection',
    labels: labConnectionLabels,
    texts: labConnectionTexts,
  },
  labMessage: { name: 'Message of a laboratory', labels: {} },
  outgoingLabMessage: { name: 'Message to a laboratory', labels: {} },
} satisfies SomeHistoryWords;
