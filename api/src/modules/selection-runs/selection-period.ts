import type { SelectionRun } from '@assay/schema/selection-runs/selection-run';

/** Which period of the program a run drew for, as its documents say it. */
export function selectionPeriodOf({
  period,
  periods,
  override,
}: Pick<SelectionRun, 'period' | 'periods' | 'override'>): string {
  const own =
    period === null ? 'Outside of the periods of the program' : `Period ${period} of ${periods}`;
  return override ? `${own}; the numbers were entered by hand` : own;
}
