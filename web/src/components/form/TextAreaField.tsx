import { Textarea } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { textOf, useFormField, type FieldProps } from './use-form-field.ts';

interface TextAreaFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  placeholder?: string;
  /** Lines that are seen without scrolling. */
  rows?: number;
}

/** Text of several lines. */
export function TextAreaField<T extends FieldValues, Out>(props: TextAreaFieldProps<T, Out>) {
  const { hint, wide, disabled, placeholder, rows = 3 } = props;
  const { field, ref } = useFormField(props);
  const text = textOf(field.value);
  return (
    <FieldFrame field={field} hint={hint} wide={wide} length={text.length}>
      <Textarea
        {...field.control}
        ref={ref}
        name={field.name}
        rows={rows}
        size="sm"
        bg="bg"
        disabled={disabled}
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
