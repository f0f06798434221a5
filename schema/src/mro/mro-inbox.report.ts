import { programs } from '../common/programs.ts';
import { reasonsForTest } from '../common/reasons-for-test.ts';
import type { Report } from '../core/report.ts';
import type { MroInboxRow } from './mro-inbox.ts';

/** The inbox as a file. What the laboratory found stays in the portal: files are passed on. */
export const mroInboxReport: Report<MroInboxRow> = {
  title: 'MRO Inbox',
  columns: [
    { header: 'Test Case ID', of: ({ testCase }) => testCase.id },
    { header: 'Donor First Name', of: ({ donor }) => donor.firstName },
    { header: 'Donor Last Name', of: ({ donor }) => donor.lastName },
    { header: 'Company', of: ({ company }) => company.companyName },
    { header: 'Location', of: ({ location }) => location.name },
    { header: 'Program', of: ({ program }) => programs[program] },
    {
      header: 'Reason For Test',
      of: ({ reasonForTest }) => (reasonForTest === null ? null : reasonsForTest[reasonForTest]),
    },
    { header: 'Specimen ID', of: ({ specimenId }) => specimenId },
    { header: 'Waiting Since', of: ({ waitingSince }) => waitingSince },
  ],
};
