import type { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { percentText } from '../../lib/value-text.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Hundredths of a percent: 1250 → "12.5%". */
export const rateText = (hundredths: number): string => percentText(hundredths / 100);

export const newRunLabels = {
  testPoolId: 'Test Pool',
  runDate: 'Run Date',
  override: 'Override the current period’s numbers',
  drugOverride: 'Drug Tests',
  alcoholOverride: 'Alcohol Tests',
} as const satisfies LabelsOf<typeof CreateSelectionRunInput>;
