import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFollowUp } from './use-follow-up.ts';

/** What is done when a person changes a field, by its path. */
export type Clearing = Readonly<Record<string, () => void>>;

/** Clears what no longer fits once a person gave a field another value. What is set here has no further effect. */
export function useClearing<T extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<T, unknown, Out>,
  clearing: Clearing,
): void {
  useFollowUp(form, (name) => clearing[name]?.());
}
