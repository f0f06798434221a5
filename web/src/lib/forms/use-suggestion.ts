import { useEffect, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useFollowUp } from './use-follow-up.ts';

/**
 * Keeps a field at what follows from others until somebody types in it.
 * @param value null while it is not known
 */
export function useSuggestion<V extends FieldValues, Name extends FieldPath<V>>(
  // oxlint-disable-next-line no-explicit-any -- what is sent does not matter here
  form: UseFormReturn<V, any, any>,
  name: Name,
  value: FieldPathValue<V, Name> | null,
): void {
  const { clearErrors, setValue } = form;
  // Not from `dirtyFields`: they can be computed anew, and then hold what was set here.
  const [isTyped, setTyped] = useState(false);
  useFollowUp(form, (changed) => {
    if (changed === name) setTyped(true);
  });
  useEffect(() => {
    if (isTyped || value === null) return;
    setValue(name, value);
    // What was said of it was said of another value; what is wrong with this one is told when it is sent.
    if (value !== '') clearErrors(name);
  }, [isTyped, name, value, setValue, clearErrors]);
}
