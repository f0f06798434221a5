import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { SelectInput, type SelectOption } from './SelectInput.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

/** The field may hold any text (or number), not just the options': what is chosen is one of them. */
type Widened<Value> = Value extends boolean
  ? boolean
  : Value extends number
    ? number | string
    : string;

export interface SelectFieldProps<
  T extends FieldValues,
  Out,
  Value extends string | number | boolean = string,
> extends FieldProps<T, Out, Widened<Value> | '' | null | undefined> {
  options: readonly SelectOption<Value>[];
  /** First entry, which chooses nothing; null leaves it out. */
  placeholder?: string | null;
  autoComplete?: string;
}

/**
 * One of a list of values. The form holds the option's value, a number as a number, Yes and No as true and
 * false; nothing chosen is an empty text.
 */
export function SelectField<
  T extends FieldValues,
  Out,
  Value extends string | number | boolean = string,
>(props: SelectFieldProps<T, Out, Value>) {
  const { hint, wide, disabled, options, placeholder, autoComplete } = props;
  const { field, ref } = useFormField(props);
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <SelectInput
        field={field}
        ref={ref}
        value={field.value}
        options={options}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete={autoComplete}
        onChoose={(value) => field.onChange(value ?? '')}
      />
    </FieldFrame>
  );
}
