import { Checkbox, chakra, Stack } from '@chakra-ui/react';
import type { Control } from 'react-hook-form';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import type { DeterminationInput, DeterminationValues } from './use-determination.ts';

interface DrugsFieldProps {
  control: Control<DeterminationValues, unknown, DeterminationInput>;
  /** What the laboratory found. */
  drugs: readonly string[];
}

/** The drugs that are verified as positive, of those that the laboratory found. */
export function DrugsField({ control, drugs }: DrugsFieldProps) {
  const { field, ref } = useFormField<
    DeterminationValues,
    DeterminationInput,
    string[] | undefined
  >({ control, name: 'drugs' });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <Stack as="fieldset" gap="1.5" aria-describedby={field.control['aria-describedby']}>
      <chakra.legend textStyle="sm" fontWeight="medium" marginBottom="1.5">
        {field.label}
      </chakra.legend>
      {drugs.map((drug, at) => (
        <Checkbox.Root
          key={drug}
          size="sm"
          checked={chosen.includes(drug)}
          onCheckedChange={({ checked }) =>
            field.onChange(
              drugs.filter((each) => (each === drug ? checked === true : chosen.includes(each))),
            )
          }
        >
          <Checkbox.HiddenInput ref={at === 0 ? ref : undefined} onBlur={field.onBlur} />
          <Checkbox.Control />
          <Checkbox.Label>{drug}</Checkbox.Label>
        </Checkbox.Root>
      ))}
      <FieldError id={field.ids.error} message={field.error} />
    </Stack>
  );
}
