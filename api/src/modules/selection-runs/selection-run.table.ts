import type { DrawCommitment } from '@assay/schema/selection-runs/certificate';
import type { SelectionRun } from '@assay/schema/selection-runs/selection-run';
import type { SelectionInterval } from '@assay/schema/test-pools/enums';

/** A row of `selection_runs`. */
export interface RunRow {
  id: number;
  test_pool_id: number;
  company_id: number;
  run_date: string;
  modality: SelectionInterval;
  period: number | null;
  periods: number;
  override: boolean;
  member_count: number;
  selected_for_drug_testing: number;
  selected_for_alcohol_testing: number;
  selected_for_drug_and_alcohol_testing: number;
  alternates: number;
  drug_completion: string;
  alcohol_completion: string;
  commitment: DrawCommitment;
  commitment_hash: string;
  commitment_entry_id: number;
  commitment_at: string;
  outcome_hash: string;
  outcome_entry_id: number;
  outcome_at: string;
  seed: string;
  snapshot_salt: string;
  drawn_at: string;
  drawn_by: string;
  invalidated_at: string | null;
  invalidation_reason: string | null;
  has_requested_orders: boolean;
  lab_order_request_id: number | null;
  version: number;
}

/** The record of a row. */
export const selectionRunOf = (row: RunRow): SelectionRun => ({
  id: row.id,
  testPoolId: row.test_pool_id,
  runDate: row.run_date,
  period: row.period,
  periods: row.periods,
  override: row.override,
  isInvalidated: row.invalidated_at !== null,
  invalidationReason: row.invalidation_reason,
  labOrderRequestId: row.lab_order_request_id,
  modality: row.modality,
  memberCount: row.member_count,
  selectedForDrugTesting: row.selected_for_drug_testing,
  selectedForAlcoholTesting: row.selected_for_alcohol_testing,
  selectedForDrugAndAlcoholTesting: row.selected_for_drug_and_alcohol_testing,
  alternates: row.alternates,
  completedDrugTestsPercentage: Number(row.drug_completion),
  completedAlcoholTestsPercentage: Number(row.alcohol_completion),
  hasRequestedOrders: row.has_requested_orders,
  drugCount: row.commitment.drugs,
  alcoholCount: row.commitment.alcohol,
  drawnAt: row.drawn_at,
  drawnBy: row.drawn_by,
  proof: {
    chain: row.commitment.chain,
    firstLink: row.commitment.firstLink,
    link: row.commitment.link,
    seed: row.seed,
    membersRoot: row.commitment.membersRoot,
    commitmentEntryId: row.commitment_entry_id,
    commitmentAt: row.commitment_at,
    commitmentHash: row.commitment_hash,
    outcomeEntryId: row.outcome_entry_id,
    outcomeAt: row.outcome_at,
    outcomeHash: row.outcome_hash,
  },
  version: row.version,
});
