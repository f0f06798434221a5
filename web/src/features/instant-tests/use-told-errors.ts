import { useEffect } from 'react';
import { get, type FieldErrors, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { isErrorCode } from '@assay/schema/core/errors';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';

type Path = FieldPath<InstantTestValues>;

/** Whether only api could tell it: that holds until the field itself changes. */
const isOfServer = (error: unknown): boolean => isErrorCode(String(get(error, 'type')));

/** Paths of what the form itself refuses, a list as a whole before its items. */
function pathsOf(errors: object, below = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'root' || key === 'ref') return [];
    const path = `${below}${key}`;
    const refusal: unknown = get(error, 'root', error);
    if (typeof get(refusal, 'type') !== 'string') return pathsOf(error, `${path}.`);
    return isOfServer(refusal) ? [] : [path];
  });
}

/**
 * Takes back what a step was refused for as soon as it is mended. Other forms do so by themselves once they were sent;
 * this one is checked step by step and never sent as a whole.
 */
export function useToldErrors(
  { watch, trigger, clearErrors }: UseFormReturn<InstantTestValues, unknown, InstantTestSent>,
  errors: FieldErrors<InstantTestValues>,
): void {
  // Errors are changed in place, so that each render looks at them anew.
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined && isOfServer(get(errors, name))) clearErrors(name);
      const told = pathsOf(errors);
      if (told.length > 0) void trigger(told as Path[]);
    });
    return unsubscribe;
  });
}
