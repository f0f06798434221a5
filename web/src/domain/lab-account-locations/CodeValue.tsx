import { Input, Stack, type InputProps } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldError } from '../../components/form/FieldFrame.tsx';

interface CodeValueProps extends Omit<InputProps, 'value' | 'onChange'> {
  'aria-label': string;
  value: string;
  onChange: (value: string) => void;
  /** Why it is refused. */
  error: string | undefined;
}

/** What a test code costs or stands for at a location, with its own refusal below it. */
export function CodeValue({ value, onChange, error, ...input }: CodeValueProps) {
  const errorId = useId();
  return (
    <Stack flex="1" gap="1.5" minWidth="0">
      <Input
        size="sm"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        {...input}
      />
      <FieldError id={errorId} message={error} />
    </Stack>
  );
}
