import { z } from 'zod';
import { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { systemClock } from '../../lib/clock.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';

/** The numbers count with override alone: what was typed before it was unticked is not sent. */
const withoutUnused = (values: unknown): unknown =>
  typeof values === 'object' && values !== null && 'override' in values && values.override !== true
    ? { ...values, drugOverride: null, alcoholOverride: null }
    : values;

type Contract = typeof CreateSelectionRunInput;

export const newRunResolver = contractResolver<FormValues<Contract>, z.output<Contract>>(
  z.preprocess(withoutUnused, CreateSelectionRunInput),
);

/** Today where the reader is, `YYYY-MM-DD`: what a new run proposes. */
export function localToday(): string {
  const now = new Date(systemClock.now());
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
