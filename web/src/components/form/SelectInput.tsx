import { NativeSelect } from '@chakra-ui/react';
import type { RefCallBack } from 'react-hook-form';
import type { FormField } from './use-form-field.ts';

export interface SelectOption<Value> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectInputProps<Value> {
  field: Pick<FormField, 'control' | 'name' | 'onBlur'>;
  /** The value of one of the options; anything else chooses none. */
  value: unknown;
  options: readonly SelectOption<Value>[];
  /** First entry, which chooses nothing; null leaves it out. */
  placeholder?: string | null;
  disabled?: boolean | undefined;
  autoComplete?: string;
  ref?: RefCallBack;
  /** Undefined when nothing is chosen. */
  onChoose: (value: Value | undefined) => void;
}

/** The browser's own list: right on a phone, and reachable by typing. */
export function SelectInput<Value extends string | number | boolean>({
  field,
  value,
  options,
  placeholder = 'Select…',
  disabled,
  autoComplete = 'off',
  ref,
  onChoose,
}: SelectInputProps<Value>) {
  return (
    <NativeSelect.Root size="sm" disabled={disabled}>
      <NativeSelect.Field
        {...field.control}
        ref={ref}
        name={field.name}
        bg="bg"
        autoComplete={autoComplete}
        value={String(value ?? '')}
        onChange={({ target }) =>
          onChoose(options.find((option) => String(option.value) === target.value)?.value)
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
  );
}
