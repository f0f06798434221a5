import { contactLabels } from './contact-words.ts';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  contact: { name: 'Contact', labels: { ...contactLabels, location: contactLabels.locationId } },
} satisfies SomeHistoryWords;
