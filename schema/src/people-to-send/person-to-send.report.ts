import type { Report } from '../core/report.ts';
import { testKinds } from '../selection-runs/run-participant.list.ts';
import type { PersonToSend } from './person-to-send.ts';

/** People to send as a file, with the heads of the list. */
export const personToSendReport: Report<PersonToSend> = {
  title: 'People to Send',
  columns: [
    { header: 'Last Name', of: ({ lastName }) => lastName },
    { header: 'First Name', of: ({ firstName }) => firstName },
    { header: 'Location', of: ({ locationName }) => locationName },
    {
      header: 'Tests',
      of: ({ testKinds: kinds }) => kinds.map((kind) => testKinds[kind]).join(', '),
    },
    { header: 'Period Begins', kind: 'day', of: ({ periodStart }) => periodStart },
    { header: 'Period Ends', kind: 'day', of: ({ periodEnd }) => periodEnd },
    { header: 'Report By', of: ({ reportBy }) => reportBy },
    { header: 'Place', of: ({ place }) => place?.name ?? null },
    { header: 'DER', of: ({ derInfo }) => derInfo.fullName },
    { header: 'DER Phone', of: ({ derInfo }) => derInfo.phoneNumber },
    { header: 'Notified', of: ({ notifiedAt }) => notifiedAt },
    { header: 'Notified By', of: ({ notifiedBy }) => notifiedBy },
  ],
};
