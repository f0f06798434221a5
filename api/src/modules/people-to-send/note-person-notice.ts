import type { PersonToSend } from '@assay/schema/people-to-send/person-to-send';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { nameOfViewer } from '../selection-runs/name-of-viewer.read-model.ts';
import { isDrawnHere, noteDrawnHere, openParticipations } from './drawn-here.repository.ts';
import { readPersonToSend } from './people-to-send.read-model.ts';

/**
 * Notes who told a person to come, or takes that back, of every draw that asks for a test of that person now (ADR 119). Noted
 * twice, it is still the first note.
 * @throws Refusal RESOURCE_NOT_FOUND, PARTICIPANT_NOT_EDITABLE for whoever need not go any more
 */
export async function notePersonNotice(
  context: Context,
  id: number,
  { isNotified }: { isNotified: boolean },
): Promise<PersonToSend> {
  const { tx, now } = context;
  const open = await openParticipations(tx, id, todayOf(context));
  if (open.length === 0)
    throw new Refusal(
      (await isDrawnHere(tx, id)) ? 'PARTICIPANT_NOT_EDITABLE' : 'RESOURCE_NOT_FOUND',
    );
  const ids = open.map(({ participant_id: each }) => each);
  const at = isNotified ? now.toISOString() : null;
  const by = isNotified ? await nameOfViewer(context) : null;
  const noted = await noteDrawnHere(tx, ids, { at, by });
  for (const { participant_id: entityId, notified_by: before } of noted)
    context.audit({
      action: 'runParticipant.noticeNoted',
      entityId,
      companyId: open[0]?.company_id ?? null,
      changes: { notifiedBy: { before, after: by } },
    });
  return readPersonToSend(context, id);
}
