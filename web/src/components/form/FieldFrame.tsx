import { Flex, Span, Stack, Text, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FormField } from './use-form-field.ts';

interface FieldFrameProps {
  field: FormField;
  hint?: string;
  wide?: boolean;
  /** Length of the text, where it is worth counting. */
  length?: number;
  children: ReactNode;
}

/** From this share of the limit on the frame counts the characters. */
const NEAR_LIMIT = 0.9;

/**
 * Label, control, hint and error of a field, in this order. A text over its limit is counted and
 * refused, never cut: cutting a pasted text silently loses its end.
 */
export function FieldFrame({ field, hint, wide = false, length = 0, children }: FieldFrameProps) {
  const { rule, error, ids, control } = field;
  const counted = rule.maxLength !== null && length > rule.maxLength * NEAR_LIMIT;
  return (
    <Stack gap="1.5" gridColumn={wide ? '1 / -1' : undefined} minWidth="0">
      <chakra.label htmlFor={control.id} textStyle="sm" fontWeight="medium">
        {field.label}
        {rule.required && <RequiredMark />}
      </chakra.label>
      {children}
      {(hint !== undefined || counted) && (
        <Flex justify="space-between" gap="3" textStyle="xs" color="fg.muted">
          <Span id={ids.hint}>{hint}</Span>
          {counted && (
            <Span fontVariantNumeric="tabular-nums">
              {length} of {rule.maxLength} characters
            </Span>
          )}
        </Flex>
      )}
      <FieldError id={ids.error} message={error} />
    </Stack>
  );
}

/** The star of a required field; the control says it to assistive technology itself. */
const RequiredMark = () => (
  <Span color="fg.error" aria-hidden marginStart="1">
    *
  </Span>
);

/**
 * Why a field is refused. It stands where the control's `aria-describedby` points, and is read with the
 * control that takes the focus; ten fields refused at once must not all speak.
 */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <Text id={id} textStyle="xs" fontWeight="medium" color="fg.error">
      {message}
    </Text>
  );
