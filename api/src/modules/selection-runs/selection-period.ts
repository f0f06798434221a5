import { usDay } from '@assay/schema/core/us-day';
import type { SelectionRun } from '@assay/schema/selection-runs/selection-run';

/** Which period of the program a run drew for, as its documents say it. */
export function selectionPeriodOf({
  period,
  periods,
  periodStart,
  periodEnd,
  override,
}: Pick<SelectionRun, 'period' | 'periods' | 'periodStart' | 'periodEnd' | 'override'>): string {
  const own =
    period === null
      ? 'Outside of the periods of the program'
      : `Period ${period} of ${periods}, ${usDay(periodStart)} – ${usDay(periodEnd)}`;
  return override ? `${own}; the numbers were entered by hand` : own;
}
