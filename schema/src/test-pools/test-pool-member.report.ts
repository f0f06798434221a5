import type { Report } from '../core/report.ts';
import type { TestPoolMember } from './test-pool-member.ts';

/** Members of pools as a file, with the heads of both kinds of pools (C s2); SSNs are masked, as in the list. */
export const testPoolMemberReport: Report<TestPoolMember> = {
  title: 'Members',
  columns: [
    { header: 'ID Number', of: ({ idNumber }) => idNumber },
    { header: 'First Name', of: ({ firstName }) => firstName },
    { header: 'Last Name', of: ({ lastName }) => lastName },
    { header: 'Status', of: ({ deleted }) => (deleted ? 'Removed' : 'Active') },
    { header: 'Location ID', of: ({ location }) => location?.locationId },
    { header: 'Location Name', of: ({ location }) => location?.name },
    { header: 'SSN', of: ({ ssn }) => ssn },
    { header: 'Date of Birth', kind: 'day', of: ({ dateOfBirth }) => dateOfBirth },
    { header: 'CDL Number', of: ({ cdlNumber }) => cdlNumber },
    { header: 'State', of: ({ state }) => state },
    { header: 'Other ID', of: ({ otherId }) => otherId },
    { header: 'Observation Required', of: ({ observationRequired }) => observationRequired },
    { header: 'Employee Category', of: ({ employeeCategoryName }) => employeeCategoryName },
    {
      header: 'Added/Removed At',
      kind: 'moment',
      of: ({ memberStatusAdjustedAt }) => memberStatusAdjustedAt,
    },
  ],
};
