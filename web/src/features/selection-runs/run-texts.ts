import type { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { percentText } from '../../lib/value-text.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Hundredths of a percent: 1250 → "12.5%". */
export const rateText = (hundredths: number): string => percentText(hundredths / 100);

const moment = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A point in time in the time zone of the reader: "01/05/2026, 9:05 AM CST". */
export const momentText = (at: string): string => moment.format(new Date(at));

export const newRunLabels = {
  testPoolId: 'Test Pool',
  runDate: 'Run Date',
  override: 'Override the current period’s numbers',
  drugOverride: 'Drug Tests',
  alcoholOverride: 'Alcohol Tests',
} as const satisfies LabelsOf<typeof CreateSelectionRunInput>;
