import { useContext, useEffect, useId } from 'react';
import {
  useController,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import { FormContext, noRule, type FieldRule } from './form-context.ts';

/** Props that every field of a form takes. `Value` is what the field holds in the form. */
export interface FieldProps<T extends FieldValues, Out, Value = string | null | undefined> {
  control: Control<T, unknown, Out>;
  name: FieldPathByValue<T, Value>;
  /** Unless the labels of the form have it. */
  label?: string;
  /** One muted line below the control. */
  hint?: string;
  /** Shown but not editable; the value is still sent. */
  disabled?: boolean;
  /** Over the contract's own word, for a field whose need depends on others. */
  required?: boolean;
  /** Takes the whole width of its section. */
  wide?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FormField {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  name: string;
  label: string;
  error: string | undefined;
  rule: FieldRule;
  control: ControlAttributes;
  ids: { hint: string; error: string };
}

export interface BoundField {
  field: FormField;
  /** Goes to the element that takes the focus when the field is refused. */
  ref: RefCallBack;
}

/** Why a value is refused; of a list, why the first of its items is. */
const messageOf = (error: FieldError | undefined): string | undefined =>
  error?.message ??
  Object.values({ ...error } as Record<string, unknown>)
    .map((item) =>
      typeof item === 'object' && item !== null && 'message' in item ? item.message : 0,
    )
    .find((message) => typeof message === 'string');

/** Binds one control to its form: value, label, error, rule of the contract, and the ids between its parts. */
export function useFormField<T extends FieldValues, Out, Value>({
  control,
  name,
  label,
  hint,
  required,
}: FieldProps<T, Out, Value>): BoundField {
  const path: FieldPath<T> = name;
  const { field, fieldState } = useController({ control, name: path });
  const form = useContext(FormContext);
  const shownLabel = label ?? form?.labels[path];
  if (shownLabel === undefined) throw new Error(`The field ${path} has no label.`);
  const stated = form?.ruleOf(path) ?? noRule;
  const rule = { ...stated, required: required ?? stated.required };
  const needed = form?.needed;
  useEffect(() => {
    if (required !== true) return undefined;
    needed?.add(path);
    return () => void needed?.delete(path);
  }, [needed, path, required]);
  const id = useId();
  const ids = { hint: `${id}hint`, error: `${id}error` };
  const error = messageOf(fieldState.error);
  const described = [
    hint === undefined ? null : ids.hint,
    error === undefined ? null : ids.error,
  ].filter((each) => each !== null);
  const bound: FormField = {
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    name: path,
    label: shownLabel,
    error,
    rule,
    ids,
    control: {
      id,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': rule.required || undefined,
      'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    },
  };
  return { field: bound, ref: field.ref };
}

/** Text of a field whose value may be absent. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
