import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { bulkSchemaLabels, bulkSchemaTexts } from './bulk-schema-words.ts';

const { provider } = bulkSchemaTexts;

/** How histories speak of these records; of a list the log keeps the mappings that changed, in words. */
export const historyWords = {
  bulkSchema: {
    name: 'Import schema',
    labels: bulkSchemaLabels,
    texts: { ...(provider && { provider }) },
  },
} satisfies SomeHistoryWords;
