import { Input } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { caretBehindDigit } from './phone-mask.ts';
import { useFieldInput } from './use-field-input.ts';
import { textOf, type FieldProps } from './use-form-field.ts';

/** How a number of so many digits is written. */
export interface DigitMask {
  digits: number;
  /** What of a text is taken as the number. */
  digitsOf: (text: string) => string;
  /** As it is shown, with as many digits as there are. */
  shown: (digits: string) => string;
  /** As it is shown while the field has not the focus, when that is another way. */
  atRest?: (digits: string) => string;
  placeholder: string;
}

export interface DigitsFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  mask: DigitMask;
  type?: 'tel' | 'text';
  autoComplete?: string;
}

/** Backspace and Delete reach over punctuation for the digit behind it; the mask would put it back at once. */
function skipPunctuation(
  { key, currentTarget: input }: KeyboardEvent<HTMLInputElement>,
  { digitsOf }: DigitMask,
): void {
  const { selectionStart: caret, selectionEnd: end, value } = input;
  if (caret === null || caret !== end || (key !== 'Backspace' && key !== 'Delete')) return;
  const before = digitsOf(value.slice(0, caret)).length;
  const target =
    key === 'Backspace' ? caretBehindDigit(value, before) : caretBehindDigit(value, before + 1) - 1;
  input.setSelectionRange(target, target);
}

/**
 * A number that is written with punctuation. The form holds its digits; the mask is only on the screen. The caret stays
 * behind the digit that was typed, also in the middle of the number.
 */
export function DigitsField<T extends FieldValues, Out>(props: DigitsFieldProps<T, Out>) {
  const { mask, type = 'text', hint, wide, disabled, autoComplete = 'off' } = props;
  const { field, input, attributes } = useFieldInput(props);
  const [isAtRest, setAtRest] = useState(true);
  const digitsBeforeCaret = useRef<number | null>(null);
  const number = textOf(field.value);
  const masked = (isAtRest && mask.atRest ? mask.atRest : mask.shown)(number);

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
        type={type}
        inputMode={type === 'tel' ? undefined : 'numeric'}
        size="sm"
        bg="bg"
        fontVariantNumeric="tabular-nums"
        placeholder={mask.placeholder}
        autoComplete={autoComplete}
        disabled={disabled}
        value={masked}
        onChange={({ target, nativeEvent }) => {
          const digits = mask.digitsOf(target.value);
          // A key too many is not taken. What is pasted stays whole, so that it can be seen and refused.
          const isTyped = (nativeEvent as InputEvent).inputType === 'insertText';
          if (isTyped && digits.length > mask.digits) return;
          const caret = target.selectionStart ?? target.value.length;
          digitsBeforeCaret.current = mask.digitsOf(target.value.slice(0, caret)).length;
          field.onChange(digits);
        }}
        onKeyDown={(event) => skipPunctuation(event, mask)}
        onFocus={() => setAtRest(false)}
        onBlur={() => {
          setAtRest(true);
          attributes.onBlur();
        }}
      />
    </FieldFrame>
  );
}
