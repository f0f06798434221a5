import { z } from 'zod';
import { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';

/** What the form of a run holds. */
export interface NewRunValues {
  testPoolId: number;
  runDate: string;
  override: boolean;
  drugOverride: number | string | null;
  alcoholOverride: number | string | null;
}

export type NewRun = z.output<typeof CreateSelectionRunInput>;

/** The numbers count with override alone: what was typed before it was unticked is not sent. */
const withoutUnused = (values: unknown): unknown =>
  typeof values === 'object' && values !== null && 'override' in values && values.override !== true
    ? { ...values, drugOverride: null, alcoholOverride: null }
    : values;

export const newRunContract = z.preprocess(withoutUnused, CreateSelectionRunInput);

/** Today where the reader is, `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** A new run proposes today. */
export const newRunValues = (testPoolId: number, today: string): NewRunValues => ({
  testPoolId,
  runDate: today,
  override: false,
  drugOverride: '',
  alcoholOverride: '',
});
