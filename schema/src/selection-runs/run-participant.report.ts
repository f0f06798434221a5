import type { Report } from '../core/report.ts';
import { kindsOf } from './participant-words.ts';
import type { RunParticipant } from './run-participant.ts';
import { selectionStatuses, testKinds } from './run-participant.list.ts';

/** Drawn people as a file, with the heads of the list; neither numbers of people nor results. */
export const runParticipantReport: Report<RunParticipant> = {
  title: 'Participants',
  columns: [
    { header: 'Last Name', of: ({ lastName }) => lastName },
    { header: 'First Name', of: ({ firstName }) => firstName },
    { header: 'Company', of: ({ companyName }) => companyName },
    { header: 'Location', of: ({ locationName }) => locationName },
    { header: 'Pool', of: ({ testPoolName }) => testPoolName },
    { header: 'Run Date', kind: 'day', of: ({ runDate }) => runDate },
    { header: 'Status', of: ({ selectionStatus }) => selectionStatuses[selectionStatus] },
    {
      header: 'Tests',
      of: ({ selectionStatus }) =>
        kindsOf(selectionStatus)
          .map((kind) => testKinds[kind])
          .join(', '),
    },
    {
      header: 'Not Ordered',
      of: ({ openTests }) => openTests.map((kind) => testKinds[kind]).join(', '),
    },
    { header: 'Notified', of: ({ notifiedAt }) => notifiedAt },
    { header: 'Notified By', of: ({ notifiedBy }) => notifiedBy },
    { header: 'Completed', of: ({ completedAt }) => completedAt },
  ],
};
