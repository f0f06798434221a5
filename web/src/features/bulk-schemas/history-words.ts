import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { bulkSchemaLabels } from './bulk-schema-words.ts';

/** How histories speak of these records. */
export const historyWords = {
  bulkSchema: {
    name: 'Import schema',
    labels: bulkSchemaLabels,
    texts: { provider: (name: LabProviderName) => labProviderNames[name] },
  },
} satisfies SomeHistoryWords;
