import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { moneyText } from '../../lib/value-text.ts';
import {
  accountLocationLabels,
  accountLocationPartLabels,
  accountLocationTexts,
} from '../../domain/lab-account-locations/account-location-words.ts';
import { labAccountLabels, labAccountTexts, mroLabels, partLabels } from './lab-account-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  labAccount: {
    name: 'Lab account',
    labels: { ...labAccountLabels, ...partLabels },
    texts: labAccountTexts,
  },
  labAccountLocation: {
    name: 'Lab account of a location',
    labels: { ...accountLocationLabels, ...accountLocationPartLabels },
    texts: accountLocationTexts,
  },
  mro: { name: 'MRO', labels: mroLabels, texts: { pricing: moneyText } },
} satisfies SomeHistoryWords;
