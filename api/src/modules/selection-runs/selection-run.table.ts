import type { DrawCommitment } from '@assay/schema/selection-runs/certificate';
import { SelectionRun } from '@assay/schema/selection-runs/selection-run';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';

export const selectionRuns = entityTable('selection_runs', SelectionRun, {
  computed: [
    'isInvalidated',
    'isChangeAllowed',
    'completedDrugTestsPercentage',
    'completedAlcoholTestsPercentage',
    'drugCount',
    'alcoholCount',
    'proof',
  ],
});

export type RunRow = RowOf<typeof selectionRuns> & { commitment: DrawCommitment };

/** The record of a row. */
export const selectionRunOf = (row: RunRow): SelectionRun => ({
  ...selectionRuns.fromRow(row),
  isInvalidated: row.invalidated_at !== null,
  completedDrugTestsPercentage: Number(row.drug_completion),
  completedAlcoholTestsPercentage: Number(row.alcohol_completion),
  isChangeAllowed: row.invalidated_at === null && !row.has_requested_orders,
  drugCount: row.commitment.drugs,
  alcoholCount: row.commitment.alcohol,
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
});
