import type { BulkAct } from '../../components/ticks/bulk-act.ts';
import { noticeAct } from '../../domain/notices/notice-acts.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { NoteParticipantNoticesDocument } from './ticked-participants.generated.ts';

/** What can be done to ticked participants. */
export const participantActs: readonly BulkAct[] = [
  noticeAct(
    (isNotified) => async (ticked) =>
      (await sendMutation(NoteParticipantNoticesDocument, { input: { ...ticked, isNotified } }))
        .noteRunParticipantNotices,
  ),
];
