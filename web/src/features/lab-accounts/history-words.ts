import { labAccountLabels, labAccountTexts, mroLabels, partLabels } from './lab-account-words.ts';
import { moneyText } from '../../lib/value-text.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  labAccount: {
    name: 'Lab account',
    labels: { ...labAccountLabels, ...partLabels },
    texts: labAccountTexts,
  },
  mro: { name: 'MRO', labels: mroLabels, texts: { pricing: moneyText } },
} satisfies SomeHistoryWords;
