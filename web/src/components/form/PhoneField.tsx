import { Input } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { caretBehindDigit, digitsOf, maskPhone } from './phone-mask.ts';
import { useFieldInput } from './use-field-input.ts';
import { textOf, type FieldProps } from './use-form-field.ts';

/** Digits of a number, without the country code. */
const PHONE_DIGITS = 10;

interface PhoneFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  autoComplete?: string;
}

/** Backspace and Delete reach over punctuation for the digit behind it; the mask would put it back at once. */
function skipPunctuation({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: caret, selectionEnd: end, value } = input;
  if (caret === null || caret !== end || (key !== 'Backspace' && key !== 'Delete')) return;
  const before = digitsOf(value.slice(0, caret)).length;
  const target =
    key === 'Backspace' ? caretBehindDigit(value, before) : caretBehindDigit(value, before + 1) - 1;
  input.setSelectionRange(target, target);
}

/**
 * A US phone number. The form holds its digits; the mask is only on the screen. The caret stays behind
 * the digit that was typed, also in the middle of the number.
 */
export function PhoneField<T extends FieldValues, Out>(props: PhoneFieldProps<T, Out>) {
  const { hint, wide, disabled, autoComplete = 'off' } = props;
  const { field, input, attributes } = useFieldInput(props);
  const digitsBeforeCaret = useRef<number | null>(null);
  const masked = maskPhone(textOf(field.value));

  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current;
    digitsBeforeCaret.current = null;
    if (digits === null || input.current === null) return;
    const caret = caretBehindDigit(input.current.value, digits);
    input.current.setSelectionRange(caret, caret);
  });

  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <Input
        {...attributes}
        type="tel"
        size="sm"
        bg="bg"
        fontVariantNumeric="tabular-nums"
        placeholder="(000) 000-0000"
        autoComplete={autoComplete}
        disabled={disabled}
        value={masked}
        onChange={({ target, nativeEvent }) => {
          const digits = digitsOf(target.value);
          // A key too many is not taken. What is pasted stays whole, so that it can be seen and refused.
          const isTyped = (nativeEvent as InputEvent).inputType === 'insertText';
          if (isTyped && digits.length > PHONE_DIGITS) return;
          const caret = target.selectionStart ?? target.value.length;
          digitsBeforeCaret.current = digitsOf(target.value.slice(0, caret)).length;
          field.onChange(digits);
        }}
        onKeyDown={skipPunctuation}
      />
    </FieldFrame>
  );
}
