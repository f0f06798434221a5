import { chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';

interface ReadOnlyFieldProps {
  label: string;
  value: string;
  /** Why it cannot be typed. */
  hint?: string;
  /** For an input that other fields decide: it takes no focus either. */
  disabled?: boolean;
}

/** A value among the fields of a form that can be read and copied, not changed. */
export function ReadOnlyField({ label, value, hint, disabled = false }: ReadOnlyFieldProps) {
  const ids = { input: useId(), hint: useId() };
  return (
    <Stack gap="1.5" minWidth="0">
      <chakra.label htmlFor={ids.input} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.label>
      <Input
        id={ids.input}
        aria-describedby={hint === undefined ? undefined : ids.hint}
        readOnly
        disabled={disabled}
        size="sm"
        bg="bg.subtle"
        color="fg.muted"
        value={value}
      />
      {hint !== undefined && (
        <Text id={ids.hint} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
