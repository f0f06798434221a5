import { useCallback, useRef, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  useFormField,
  type ControlAttributes,
  type FieldProps,
  type FormField,
} from './use-form-field.ts';

interface FieldInput {
  field: FormField;
  /** The input itself, for a field that places its caret or marks its text. */
  input: RefObject<HTMLInputElement | null>;
  /** What the input takes whatever it holds. */
  attributes: ControlAttributes & {
    ref: (element: HTMLInputElement | null) => void;
    name: string;
    onBlur: () => void;
  };
}

/** Binds one input to its form and keeps it within reach of its field. */
export function useFieldInput<T extends FieldValues, Out, Value>(
  props: FieldProps<T, Out, Value>,
): FieldInput {
  const { field, ref } = useFormField(props);
  const input = useRef<HTMLInputElement | null>(null);
  const attach = useCallback(
    (element: HTMLInputElement | null): void => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
  const { control, name, onBlur } = field;
  return { field, input, attributes: { ...control, ref: attach, name, onBlur } };
}
