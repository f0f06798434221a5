import { Lock } from 'lucide-react';
import type { BulkAct } from '../../components/ticks/bulk-act.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { LockUsersDocument } from './ticked-users.generated.ts';

/** What can be done to ticked users by who may lock one. */
export const userActs: readonly BulkAct[] = [
  {
    id: 'lock',
    label: 'Lock',
    icon: Lock,
    destructive: true,
    done: 'Locked.',
    question: (records) =>
      `Are you sure you want to lock ${records}? They are signed out everywhere at once, and cannot sign in until somebody unlocks their accounts.`,
    send: async (input) => (await sendMutation(LockUsersDocument, { input })).lockUsers,
  },
];
