import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { textOf, useFormField, type FieldProps } from './use-form-field.ts';

export interface TextFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  placeholder?: string;
  /** `off` unless the text is about the person who types. */
  autoComplete?: string;
  type?: 'text' | 'email' | 'url';
  inputMode?: InputProps['inputMode'];
  /** What may be meant; any other text can be typed. */
  suggestions?: readonly string[];
  /** Unit or sign before the text, e.g. "$". */
  startElement?: ReactNode;
}

/** One line of text. */
export function TextField<T extends FieldValues, Out>(props: TextFieldProps<T, Out>) {
  const {
    hint,
    wide,
    disabled,
    placeholder,
    autoComplete = 'off',
    type = 'text',
    inputMode,
    suggestions,
    startElement,
  } = props;
  const list = useId();
  const { field, ref } = useFormField(props);
  const text = textOf(field.value);
  const input = (
    <Input
      {...field.control}
      ref={ref}
      name={field.name}
      type={type}
      inputMode={inputMode}
      size="sm"
      bg="bg"
      disabled={disabled}
      placeholder={placeholder}
      autoComplete={autoComplete}
      list={suggestions && list}
      value={text}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
    />
  );
  return (
    <FieldFrame field={field} hint={hint} wide={wide} length={text.length}>
      {startElement === undefined ? (
        input
      ) : (
        <InputGroup startElement={startElement}>{input}</InputGroup>
      )}
      {suggestions && (
        <datalist id={list}>
          {[...new Set(suggestions)].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
