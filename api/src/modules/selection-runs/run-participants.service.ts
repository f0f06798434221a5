import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  DesignateInput,
  RunParticipant,
  SpecimenIdInput,
} from '@assay/schema/selection-runs/run-participant';
import type { SelectionStatusName } from '@assay/schema/selection-runs/run-participant.list';
import { changesBetween } from '../../core/audit/audit.ts';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { runParticipants } from './run-participant.table.ts';
import { readRunParticipant } from './run-participants.read-model.ts';
import {
  countSelected,
  lockParticipantRow,
  standInsOf,
  type LockedParticipant,
} from './run-participants.repository.ts';

const selected: readonly SelectionStatusName[] = [
  'SELECTED_FOR_DRUGS',
  'SELECTED_FOR_DRUGS_AND_ALCOHOL',
  'SELECTED_FOR_ALCOHOL',
];

const notEditable = (text?: string): Refusal =>
  new Refusal('PARTICIPANT_NOT_EDITABLE', text === undefined ? {} : { text });

/**
 * An alternate stands in for somebody who was excused, and alternates come in drawn order: whoever calls them up
 * may not choose among them.
 */
async function refuseChosenAlternate(
  { tx }: Context,
  { run_id: runId, run_index: place }: LockedParticipant,
): Promise<void> {
  const { vacant, next } = await standInsOf(tx, runId);
  if (vacant <= 0)
    throw notEditable(
      'An alternate stands in for somebody who was excused. Excuse that participant first.',
    );
  if (next !== place)
    throw notEditable(
      `Alternates are called up in drawn order. The participant with number ${next} comes first.`,
    );
}

/**
 * A participant of a run that can still change, in a pool that is active, locked together with the run, whose numbers follow.
 * @throws Refusal RESOURCE_NOT_FOUND, PARTICIPANT_NOT_EDITABLE, STALE_VERSION
 */
async function lockParticipant(
  context: Context,
  id: number,
  version: number | undefined,
): Promise<LockedParticipant> {
  const row = await lockParticipantRow(context.tx, id, todayOf(context));
  if (row.is_closed) throw notEditable();
  if (version !== undefined && row.version !== version) throw new Refusal('STALE_VERSION');
  return row;
}

type Change = Pick<LockedParticipant, 'selection_status' | 'excusal_reason' | 'specimen_id'>;

/** A specimen id as it is compared: `CCF-0001` and `ccf 0001` are one form. */
const specimenKey = (id: string | null): string | null =>
  id?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || null;

async function changeParticipant(
  context: Context,
  id: number,
  before: LockedParticipant,
  change: Change,
): Promise<RunParticipant> {
  const { tx, audit } = context;
  const specimen_key = specimenKey(change.specimen_id);
  await runParticipants.update(tx, id, {}, { ...change, specimen_key });
  const { selection_status, excusal_reason, specimen_id } = before;
  audit({
    action: 'runParticipant.updated',
    entityId: id,
    companyId: before.company_id,
    changes: changesBetween({ selection_status, excusal_reason, specimen_id }, change),
  });
  return readRunParticipant(context, id);
}

/**
 * Excuses who was selected and has neither a test nor an order yet, or calls up the next alternate for somebody excused (C s4). Who is
 * tested counts, and an alternate in the same place would count twice. What the draw brought stays on record.
 * @throws Refusal PARTICIPANT_NOT_EDITABLE, STALE_VERSION, RESOURCE_NOT_FOUND, or a field failure
 */
export async function designate(
  context: Context,
  id: number,
  { status, excusalReason, version }: z.output<typeof DesignateInput>,
): Promise<RunParticipant> {
  const before = await lockParticipant(context, id, version);
  const excuses = status === 'EXCUSED';
  const from = excuses ? selected : (['ALTERNATE_SELECTION'] as const);
  if (!from.some((each) => each === before.selection_status)) throw notEditable();
  if (excuses && before.is_tested) throw notEditable();
  if (!excuses) await refuseChosenAlternate(context, before);
  if (excuses && excusalReason === null)
    throw Refusal.fields(fieldError(['excusalReason'], 'BLANK'));
  const changed = await changeParticipant(context, id, before, {
    selection_status: status,
    excusal_reason: excuses ? excusalReason : null,
    specimen_id: before.specimen_id,
  });
  await countSelected(context.tx, before.run_id);
  return changed;
}

/**
 * Sets the specimen id of a selected participant, in pools that order on paper (C s4).
 * @throws Refusal PARTICIPANT_NOT_EDITABLE, STALE_VERSION, RESOURCE_NOT_FOUND
 */
export async function setSpecimenId(
  context: Context,
  id: number,
  { specimenId, version }: z.output<typeof SpecimenIdInput>,
): Promise<RunParticipant> {
  const before = await lockParticipant(context, id, version);
  const { test_order_type: order, selection_status: status } = before;
  if (order !== 'PAPER_CCF_ORDER' || !selected.includes(status)) throw notEditable();
  return changeParticipant(context, id, before, {
    selection_status: before.selection_status,
    excusal_reason: before.excusal_reason,
    specimen_id: specimenId,
  });
}
