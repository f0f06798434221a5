import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText } from '@assay/schema/core/errors';

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

/**
 * Marks the blank ones of fields that are needed by what other fields hold. A contract asks for them once each field by
 * itself is right; who sends a form reads all that is missing at once.
 */
export function tellMissing<T extends FieldValues, Out>(
  form: UseFormReturn<T, unknown, Out>,
  needed: ReadonlySet<string>,
): void {
  for (const name of needed) {
    const path = name as FieldPath<T>;
    if (isBlank(form.getValues(path)) && !form.getFieldState(path).invalid)
      form.setError(path, { type: 'BLANK', message: errorText('BLANK') });
  }
}
