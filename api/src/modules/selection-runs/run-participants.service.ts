import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type {
  DesignateInput,
  RunParticipant,
  SpecimenIdInput,
} from '@assay/schema/selection-runs/run-participant';
import type { SelectionStatusName } from '@assay/schema/selection-runs/run-participant.list';
import type { TestOrderType } from '@assay/schema/test-pools/enums';
import { changesBetween } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { readRunParticipant } from './run-participants.read-model.ts';

interface LockedParticipant {
  run_id: number;
  company_id: number;
  selection_status: SelectionStatusName;
  excusal_reason: string | null;
  specimen_id: string | null;
  version: number;
  is_closed: boolean;
  test_order_type: TestOrderType | null;
}

const selected: readonly SelectionStatusName[] = [
  'SELECTED_FOR_DRUGS',
  'SELECTED_FOR_DRUGS_AND_ALCOHOL',
  'SELECTED_FOR_ALCOHOL',
];

const notEditable = (): Refusal => new Refusal('PARTICIPANT_NOT_EDITABLE');

/**
 * A participant of a run that can still change, locked together with the run, whose numbers follow.
 * @throws Refusal RESOURCE_NOT_FOUND, PARTICIPANT_NOT_EDITABLE, STALE_VERSION
 */
async function lockParticipant(
  { tx }: Context,
  id: number,
  version: number | undefined,
): Promise<LockedParticipant> {
  const row = found(
    await tx.row<LockedParticipant>(sql`
      select p.run_id, p.company_id, p.selection_status, p.excusal_reason, p.specimen_id, p.version,
        (r.invalidated_at is not null or r.has_requested_orders) as is_closed, pool.test_order_type
      from run_participants p
      join selection_runs r on r.id = p.run_id
      join test_pools pool on pool.id = p.test_pool_id
      where p.id = ${id} for no key update of p, r`),
  );
  if (row.is_closed) throw notEditable();
  if (version !== undefined && row.version !== version) throw new Refusal('STALE_VERSION');
  return row;
}

type Change = Pick<LockedParticipant, 'selection_status' | 'excusal_reason' | 'specimen_id'>;

async function changeParticipant(
  context: Context,
  id: number,
  before: LockedParticipant,
  change: Change,
): Promise<RunParticipant> {
  const { tx, audit } = context;
  await tx.run(sql`update run_participants
    set selection_status = ${change.selection_status}, excusal_reason = ${change.excusal_reason},
      specimen_id = ${change.specimen_id}, version = version + 1, updated_at = now()
    where id = ${id}`);
  const { selection_status, excusal_reason, specimen_id } = before;
  audit({
    action: 'runParticipant.updated',
    entity: 'runParticipant',
    entityId: id,
    companyId: before.company_id,
    changes: changesBetween({ selection_status, excusal_reason, specimen_id }, change),
  });
  return readRunParticipant(context, id);
}

/** The run's numbers after one of its participants was excused or called up. */
async function countAgain({ tx }: Context, runId: number): Promise<void> {
  await tx.run(sql`update selection_runs r
    set selected_for_drug_testing = n.drugs, selected_for_alcohol_testing = n.alcohol,
      selected_for_drug_and_alcohol_testing = n.both_kinds, version = version + 1, updated_at = now()
    from (
      select count(*) filter (where selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')) as drugs,
        count(*) filter (where selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')) as alcohol,
        count(*) filter (where selection_status = 'SELECTED_FOR_DRUGS_AND_ALCOHOL') as both_kinds
      from run_participants where run_id = ${runId}) n
    where r.id = ${runId}`);
}

/**
 * Excuses who was selected, or calls up an alternate (C s4). What the draw brought stays on record.
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
  if (excuses && excusalReason === null)
    throw Refusal.fields(fieldError(['excusalReason'], 'BLANK'));
  const changed = await changeParticipant(context, id, before, {
    selection_status: status,
    excusal_reason: excuses ? excusalReason : null,
    specimen_id: before.specimen_id,
  });
  await countAgain(context, before.run_id);
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
