import type { Report } from '../core/report.ts';
import type { User } from './user.ts';

/** How an account stands: a lock says more than an invitation, and that more than being active. */
function stateOf({ accountStatus, isInvitationPending }: User): string {
  if (accountStatus === 'LOCKED') return 'Locked';
  return isInvitationPending ? 'Invited' : 'Active';
}

/** Users as a file, with the heads of the lists (O s2). */
export const userReport: Report<User> = {
  title: 'Users',
  columns: [
    { header: 'Name', of: ({ lastName, firstName }) => `${lastName}, ${firstName}` },
    { header: 'Username', of: ({ username }) => username },
    { header: 'Company', of: ({ company }) => company?.name },
    { header: 'Role', of: ({ roleAssignment }) => roleAssignment?.name ?? 'No role' },
    {
      header: 'Data Access',
      of: ({ roleAssignment }) => roleAssignment?.authorizationContextNames.join(', '),
    },
    { header: 'Job Title', of: ({ jobTitle }) => jobTitle },
    { header: 'Status', of: stateOf },
  ],
};
