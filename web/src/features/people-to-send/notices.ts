import type { BulkAct } from '../../components/ticks/bulk-act.ts';
import { noticeAct, noticeDone } from '../../domain/notices/notice-acts.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import {
  NotePersonToSendNoticesDocument,
  NotePersonToSendNoticeDocument,
} from './people-to-send.generated.ts';

/** What can be done to ticked people. */
export const personActs: readonly BulkAct[] = [
  noticeAct(
    (isNotified) => async (ticked) =>
      (await sendMutation(NotePersonToSendNoticesDocument, { input: { ...ticked, isNotified } }))
        .notePersonToSendNotices,
  ),
];

/** Notes whether somebody was told, and says so or why not. @returns whether it was noted */
export async function notePerson({ id }: { id: string }, isNotified: boolean): Promise<boolean> {
  const refusal = await refusalOf(
    async () =>
      (await sendMutation(NotePersonToSendNoticeDocument, { id, input: { isNotified } }))
        .notePersonToSendNotice,
    'The notice could not be saved. Try again.',
  );
  if (refusal === null) toastSuccess(noticeDone(isNotified));
  else toastError(refusal);
  return refusal === null;
}
