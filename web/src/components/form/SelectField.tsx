import { NativeSelect } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface SelectOption<Value> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** The field may hold any text (or number), not just the options': what is chosen is one of them. */
type Widened<Value> = Value extends boolean ? boolean : Value extends number ? number : string;

export interface SelectFieldProps<
  T extends FieldValues,
  Out,
  Value extends string | number | boolean = string,
> extends FieldProps<T, Out, Widened<Value> | null | undefined> {
  options: readonly SelectOption<Value>[];
  /** First entry, which chooses nothing; null leaves it out. */
  placeholder?: string | null;
  autoComplete?: string;
}

/**
 * One of a list of values. The browser's own list: right on a phone, and reachable by typing. The form
 * holds the option's value, a number as a number, Yes and No as true and false; nothing chosen is an empty text.
 */
export function SelectField<
  T extends FieldValues,
  Out,
  Value extends string | number | boolean = string,
>(props: SelectFieldProps<T, Out, Value>) {
  const {
    label,
    hint,
    wide,
    disabled,
    options,
    placeholder = 'Select…',
    autoComplete = 'off',
  } = props;
  const { field, ref } = useFormField(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} wide={wide}>
      <NativeSelect.Root size="sm" disabled={disabled}>
        <NativeSelect.Field
          {...field.control}
          ref={ref}
          name={field.name}
          bg="bg"
          autoComplete={autoComplete}
          value={String(field.value ?? '')}
          onChange={({ target }) =>
            field.onChange(options.find(({ value }) => String(value) === target.value)?.value ?? '')
          }
          onBlur={field.onBlur}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option
              key={String(option.value)}
              value={String(option.value)}
              disabled={option.disabled}
            >
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
