import { BellRing } from 'lucide-react';
import type { BulkAct, SendTicked } from '../../components/ticks/bulk-act.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { NoteParticipantNoticesDocument } from './ticked-participants.generated.ts';

const noting =
  (isNotified: boolean): SendTicked =>
  async (ticked) =>
    (await sendMutation(NoteParticipantNoticesDocument, { input: { ...ticked, isNotified } }))
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
