import type { DrawCommitment } from '@assay/schema/selection-runs/certificate';
import { SelectionRun } from '@assay/schema/selection-runs/selection-run';
import type { TestPoolStatus } from '@assay/schema/test-pools/enums';
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
    'arePeopleKept',
  ],
});

export type RunRow = RowOf<typeof selectionRuns> & {
  commitment: DrawCommitment;
  pool_status: TestPoolStatus;
};

/** Whether the draw kept the data of its people; the first ones did not (ADR 70). */
export const arePeopleKept = ({ commitment }: Pick<RunRow, 'commitment'>): boolean =>
  commitment.algorithm !== 'assay-draw-1';

/** The record of a row. */
export const selectionRunOf = (row: RunRow): SelectionRun => ({
  ...selectionRuns.fromRow(row),
  isInvalidated: row.invalidated_at !== null,
  completedDrugTestsPercentage: Number(row.drug_completion),
  completedAlcoholTestsPercentage: Number(row.alcohol_completion),
  isChangeAllowed:
    row.invalidated_at === null && !row.has_requested_orders && row.pool_status === 'ACTIVE',
  drugCount: row.commitment.drugs,
  alcoholCount: row.commitment.alcohol,
  arePeopleKept: arePeopleKept(row),
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
