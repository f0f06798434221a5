import { kindsOf } from '@assay/schema/selection-runs/participant-words';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { nameOfViewer } from './name-of-viewer.read-model.ts';
import { lockNotice } from './notices.repository.ts';
import { runParticipants } from './run-participant.table.ts';
import { readRunParticipant } from './run-participants.read-model.ts';

/**
 * Notes who told a participant to come, or takes that back (decision 46). Telling is no change of the draw: it goes on after
 * orders were requested. Noted twice, it is still the first note.
 * @throws Refusal RESOURCE_NOT_FOUND, PARTICIPANT_NOT_EDITABLE for whoever is not to be tested
 */
export async function noteNotice(
  context: Context,
  id: number,
  { isNotified }: { isNotified: boolean },
): Promise<RunParticipant> {
  const { tx, now } = context;
  const before = found(await lockNotice(tx, id));
  if (before.invalidated_at !== null || kindsOf(before.selection_status).length === 0)
    throw new Refusal('PARTICIPANT_NOT_EDITABLE');
  if ((before.notified_at !== null) === isNotified) return readRunParticipant(context, id);
  const notified_by = isNotified ? await nameOfViewer(context) : null;
  await runParticipants.update(
    tx,
    id,
    {},
    { notified_at: isNotified ? now.toISOString() : null, notified_by },
  );
  context.audit({
    action: 'runParticipant.noticeNoted',
    entityId: id,
    companyId: before.company_id,
    changes: { notifiedBy: { before: before.notified_by, after: notified_by } },
  });
  return readRunParticipant(context, id);
}
