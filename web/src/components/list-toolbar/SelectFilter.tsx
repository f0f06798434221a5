import { NativeSelect } from '@chakra-ui/react';
import { filterLook } from './filter-look.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectFilterProps<Value extends string> {
  label: string;
  /** The entry that filters nothing, e.g. "All states". */
  all: string;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Filter by one of a few values. */
export function SelectFilter<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: SelectFilterProps<Value>) {
  return (
    <NativeSelect.Root size="xs" width={{ base: 'full', md: '8.5rem' }}>
      <NativeSelect.Field
        aria-label={label}
        {...filterLook(value !== null)}
        textOverflow="ellipsis"
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
