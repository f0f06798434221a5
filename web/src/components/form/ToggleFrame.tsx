import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldError } from './FieldFrame.tsx';
import type { FormField } from './use-form-field.ts';

interface ToggleFrameProps {
  field: FormField;
  hint?: string;
  wide?: boolean;
  /** Width of the control and its gap: the hint stands below the label. */
  inset: string;
  /** The control with its label behind it. */
  children: ReactNode;
}

/** Hint and error of something to tick or switch; its label stands behind the control, not above it. */
export const ToggleFrame = ({ field, hint, wide = true, inset, children }: ToggleFrameProps) => (
  <Stack gap="0.5" gridColumn={wide ? '1 / -1' : undefined}>
    {children}
    {hint !== undefined && (
      <Text id={field.ids.hint} textStyle="xs" color="fg.muted" paddingStart={inset}>
        {hint}
      </Text>
    )}
    <FieldError id={field.ids.error} message={field.error} />
  </Stack>
);
