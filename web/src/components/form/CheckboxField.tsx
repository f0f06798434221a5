import { Checkbox } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { ToggleFrame } from './ToggleFrame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

/** Something to tick. */
export function CheckboxField<T extends FieldValues, Out>(
  props: FieldProps<T, Out, boolean | null | undefined>,
) {
  const { hint, wide, disabled } = props;
  const { field, ref } = useFormField(props);
  const { id, ...attributes } = field.control;
  return (
    <ToggleFrame field={field} hint={hint} wide={wide} inset="6">
      <Checkbox.Root
        size="sm"
        ids={{ hiddenInput: id }}
        checked={field.value === true}
        disabled={disabled}
        onCheckedChange={({ checked }) => field.onChange(checked === true)}
        alignSelf="flex-start"
      >
        <Checkbox.HiddenInput {...attributes} ref={ref} name={field.name} onBlur={field.onBlur} />
        <Checkbox.Control />
        <Checkbox.Label>{field.label}</Checkbox.Label>
      </Checkbox.Root>
    </ToggleFrame>
  );
}
