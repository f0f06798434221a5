import { ArrowRightLeft, UserMinus } from 'lucide-react';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import type { BulkAct } from '../../components/ticks/bulk-act.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  RemovePoolMembersDocument,
  RestorePoolMembersDocument,
} from './ticked-members.generated.ts';

const MoveMembers = lazyDialog(
  async () => (await import('./MoveMembersDialog.tsx')).MoveMembersDialog,
);

/** What can be done to ticked members of a pool. */
export const memberActs: readonly BulkAct[] = [
  {
    id: 'move',
    label: 'Move',
    icon: ArrowRightLeft,
    done: 'Moved.',
    dialog: ({ ticked, records, open, onClose, onAnswer }) => (
      <MoveMembers
        of={open ? { ticked, records, onAnswer } : null}
        onClose={onClose}
        onDone={() => {}}
      />
    ),
  },
  {
    id: 'remove',
    label: 'Remove',
    icon: UserMinus,
    destructive: true,
    done: 'Removed from the pool.',
    question: (records) =>
      `Are you sure you want to remove ${records} from this Test Pool? Removed members are not drawn; they can be added again.`,
    send: async (input) =>
      (await sendMutation(RemovePoolMembersDocument, { input })).removeTestPoolMembers,
    undo: {
      done: 'Back in the pool.',
      send: async (input) =>
        (await sendMutation(RestorePoolMembersDocument, { input })).restoreTestPoolMembers,
    },
  },
];
