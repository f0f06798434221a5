import { labProviderNames } from '../common/lab-providers.ts';
import type { Report } from '../core/report.ts';
import type { LabConnection } from './lab-connection.ts';
import { connectionParties } from './laboratory-words.ts';

/** Connections as a file, with the heads of the list. */
export const labConnectionReport: Report<LabConnection> = {
  title: 'Laboratory Connections',
  columns: [
    { header: 'Name', of: ({ name }) => name },
    { header: 'Party', of: ({ party }) => connectionParties[party] },
    {
      header: 'Laboratory',
      of: ({ provider }) => (provider === null ? null : labProviderNames[provider]),
    },
    { header: 'Address', of: ({ address }) => address },
    { header: 'Active', of: ({ isActive }) => (isActive ? 'Yes' : 'No') },
    { header: 'Last Success', of: ({ lastSentAt }) => lastSentAt },
    { header: 'Last Failure', of: ({ lastFailedAt }) => lastFailedAt },
    { header: 'Why', of: ({ lastError }) => lastError },
  ],
};
