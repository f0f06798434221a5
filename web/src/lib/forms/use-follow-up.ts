import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a form is to the fields that follow others: `values` of those that are sent do not matter. */
type Followed<V extends FieldValues> = Pick<
  // oxlint-disable-next-line no-explicit-any -- what is sent stands in methods that are not used here
  UseFormReturn<V, any, any>,
  'subscribe' | 'getValues'
>;

/**
 * Calls `follow` after each change of a field by hand, with its name and all values, so that others can be set that
 * follow from it. It is called once everybody was told of the change: a field that is set while the form still tells
 * would be shown with its value from before by whoever is told later, and sent with the new one.
 */
export function useFollowUp<V extends FieldValues>(
  form: Followed<V>,
  follow: (name: FieldPath<V>, values: V) => void,
): void {
  const onChange = useEffectEvent(follow);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change')
            queueMicrotask(() => onChange(name as FieldPath<V>, form.getValues()));
        },
      }),
    [form],
  );
}

/** What is done when a person changes a field, by its path. */
export type Clearing = Readonly<Record<string, () => void>>;

/** Clears what no longer fits once a person gave a field another value. What is set here has no further effect. */
export function useClearing<T extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<T, unknown, Out>,
  clearing: Clearing,
): void {
  useFollowUp(form, (name) => clearing[name]?.());
}
