import { selectionStatuses } from '@assay/schema/selection-runs/run-participant.list';
import type { SomeHistoryWords } from '../../domain/history/history-words.ts';
import { wordFrom } from '../../lib/value-text.ts';

/** How histories speak of these records. */
export const historyWords = {
  runParticipant: {
    name: 'Run participant',
    labels: {
      selectionStatus: 'Status',
      excusalReason: 'Reason',
      specimenId: 'Specimen ID',
      notifiedBy: 'Notified by',
    },
    texts: { selectionStatus: wordFrom(selectionStatuses) },
  },
  selectionRun: {
    name: 'Run',
    labels: { isInvalidated: 'Invalidated', invalidationReason: 'Reason' },
  },
} satisfies SomeHistoryWords;
