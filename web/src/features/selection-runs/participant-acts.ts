import { BellRing } from 'lucide-react';
import type { BulkAct, SendSelected } from '../../components/ticks/bulk-act.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { NoteParticipantNoticesDocument } from './participants-selected.generated.ts';

const noting =
  (isNotified: boolean): SendSelected =>
  async (selected) =>
    (await sendMutation(NoteParticipantNoticesDocument, { input: { ...selected, isNotified } }))
      .noteRunParticipantNotices;

/** What can be done to ticked participants. */
export const participantActs: readonly BulkAct[] = [
  {
    id: 'notified',
    label: 'Mark as notified',
    icon: BellRing,
    done: 'Marked as notified.',
    question: (records) => `Were these told to come: ${records}?`,
    send: noting(true),
    undo: { done: 'Marked as not notified.', send: noting(false) },
  },
];
