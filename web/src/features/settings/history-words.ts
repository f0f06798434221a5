import { brandingLabels } from './branding-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  settings: { name: 'System settings', labels: brandingLabels },
} satisfies SomeHistoryWords;
