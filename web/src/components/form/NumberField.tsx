import { Input, InputGroup } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface NumberFieldProps<T extends FieldValues, Out> extends FieldProps<
  T,
  Out,
  number | string | null | undefined
> {
  /** Unit behind the number, e.g. "%". */
  unit?: ReactNode;
  /** Whether decimals may be typed: which keyboard a phone shows. */
  decimals?: boolean;
}

const numberForm = /^-?\d+(\.\d+)?$/;

/** The number that a text means, "1,200" as 1200; any other text as it is, for the contract to refuse. */
const valueOf = (text: string): number | string => {
  const plain = text.trim().replace(/,(?=\d{3}\b)/g, '');
  return numberForm.test(plain) ? Number(plain) : text.trim();
};

const textOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** A number, typed. The form holds it as a number; nothing typed is an empty text. */
export function NumberField<T extends FieldValues, Out>(props: NumberFieldProps<T, Out>) {
  const { hint, wide, disabled, unit, decimals = false } = props;
  const { field, ref } = useFormField(props);
  const text = textOf(field.value);
  const [typed, setTyped] = useState({ value: field.value, text });
  // The value was changed by somebody else: a reset, a reload.
  if (typed.value !== field.value) setTyped({ value: field.value, text });
  return (
    <FieldFrame field={field} hint={hint} wide={wide}>
      <InputGroup endElement={unit}>
        <Input
          {...field.control}
          ref={ref}
          name={field.name}
          inputMode={decimals ? 'decimal' : 'numeric'}
          size="sm"
          bg="bg"
          fontVariantNumeric="tabular-nums"
          autoComplete="off"
          disabled={disabled}
          value={typed.text}
          onChange={({ target }) => {
            const value = valueOf(target.value);
            setTyped({ value, text: target.value });
            field.onChange(value);
          }}
          onBlur={() => {
            setTyped({ value: field.value, text });
            field.onBlur();
          }}
        />
      </InputGroup>
    </FieldFrame>
  );
}
