import { Switch } from '@chakra-ui/react';
import { switchSlotRecipe } from '@chakra-ui/react/theme';
import type { FieldValues } from 'react-hook-form';
import { ToggleFrame } from './ToggleFrame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';
import { small } from '../../lib/theme/small.ts';
import { addRecipes } from '../../lib/theme/system.ts';

addRecipes({}, { switch: small(switchSlotRecipe) });

/** Something that is on or off. */
export function SwitchField<T extends FieldValues, Out>(
  props: FieldProps<T, Out, boolean | null | undefined>,
) {
  const { hint, wide, disabled } = props;
  const { field, ref } = useFormField(props);
  const { id, ...attributes } = field.control;
  return (
    <ToggleFrame field={field} hint={hint} wide={wide} inset="42px">
      <Switch.Root
        size="sm"
        ids={{ hiddenInput: id }}
        checked={field.value === true}
        disabled={disabled}
        onCheckedChange={({ checked }) => field.onChange(checked)}
        alignSelf="flex-start"
      >
        <Switch.HiddenInput {...attributes} ref={ref} name={field.name} onBlur={field.onBlur} />
        <Switch.Control />
        <Switch.Label lineHeight="short">{field.label}</Switch.Label>
      </Switch.Root>
    </ToggleFrame>
  );
}
