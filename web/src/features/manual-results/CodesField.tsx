import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { useFormField, type FieldProps } from '../../components/form/use-form-field.ts';

const codesIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** Codes as a report has them, with commas between. The form holds a list. */
export function CodesField<T extends FieldValues, Out>(props: FieldProps<T, Out, string[]>) {
  const { field, ref } = useFormField(props);
  const held = Array.isArray(field.value) ? field.value.join(', ') : '';
  const [typed, setTyped] = useState(held);
  const text = codesIn(typed).join(', ') === held ? typed : held;
  return (
    <FieldFrame field={field} hint={props.hint} wide={props.wide}>
      <Input
        {...field.control}
        ref={ref}
        name={field.name}
        size="sm"
        bg="bg"
        autoComplete="off"
        disabled={props.disabled}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(codesIn(target.value));
        }}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
