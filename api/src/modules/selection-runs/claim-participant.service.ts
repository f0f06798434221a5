import { fieldError } from '@assay/schema/core/field-error-tree';
import type { ProgramName } from '@assay/schema/common/programs';
import { kindsOf } from '@assay/schema/selection-runs/participant-words';
import type { TestKind } from '@assay/schema/selection-runs/run-participant.list';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockForTest } from './claim-participant.repository.ts';

/** A test or an order that is about to be made for somebody who was drawn. */
export interface Claim {
  participantId: number;
  /** What is tested. */
  kinds: readonly TestKind[];
  /** Company of the location where it is ordered. */
  companyId: number;
  /** DOT people are tested under DOT rules, and nobody else is (49 CFR 40.13, 40.347). */
  program: ProgramName;
}

const texts = {
  kind: 'This participant is not selected for this kind of test.',
  dot: 'People of regulated Test Pools are tested under the DOT program.',
  nonDot: 'People of Test Pools that are not regulated are tested under the Non-DOT program.',
  invalidated: 'This run has been invalidated.',
};

const invalid = (text?: string): Refusal =>
  Refusal.fields(fieldError(['randomizationParticipantId'], 'INVALID', {}, text));

/**
 * Lets a test or an order be made for a participant, in the transaction that makes it: call it before `openCase`, and give the
 * participant's id to the case. The participant stays locked until the commit, so that of two orders at the same moment the
 * second is refused. From then on everything follows from the test itself: the database completes the participant when the
 * test is done and opens it again when it is canceled or deleted (ADR 109).
 * @throws Refusal PARTICIPANT_ALREADY_TESTED, PARTICIPANT_NOT_EDITABLE of an invalidated run, or INVALID at
 *   `randomizationParticipantId`: out of sight, of another company or program, or not selected for this kind
 */
export async function claimParticipant(
  { tx }: { tx: Tx },
  { participantId, kinds, companyId, program }: Claim,
): Promise<void> {
  const row = await lockForTest(tx, participantId);
  if (row === null || row.company_id !== companyId) throw invalid();
  if ((program === 'DOT') !== row.is_regulated)
    throw invalid(row.is_regulated ? texts.dot : texts.nonDot);
  if (row.is_invalidated)
    throw new Refusal('PARTICIPANT_NOT_EDITABLE', { text: texts.invalidated });
  const selected = kindsOf(row.selection_status);
  if (kinds.some((kind) => !selected.includes(kind))) throw invalid(texts.kind);
  const isOrdered = { drugs: row.drug_ordered, alcohol: row.alcohol_ordered };
  if (kinds.some((kind) => isOrdered[kind])) throw new Refusal('PARTICIPANT_ALREADY_TESTED');
}
