import { labProviderNames } from '../common/lab-providers.ts';
import type { Report } from '../core/report.ts';
import type { LabAccount } from './lab-account.ts';

/** Lab accounts as a file, with the heads of the list (C s2), their test codes and their MROs. */
export const labAccountReport: Report<LabAccount> = {
  title: 'Lab Accounts',
  columns: [
    { header: 'Provider', of: ({ provider }) => labProviderNames[provider] },
    { header: 'Master Account ID', of: ({ masterAccountId }) => masterAccountId },
    { header: 'Number of Locations', of: ({ numberOfLocations }) => numberOfLocations },
    { header: 'Comment', of: ({ comment }) => comment },
    {
      header: 'Test Codes',
      of: ({ testCodes }) => testCodes.map(({ testCode }) => testCode).join(', '),
    },
    { header: 'MROs', of: ({ mros }) => mros.map(({ fullName }) => fullName).join(', ') },
  ],
};
