import { Input } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { textOf, useFormField, type FieldProps } from '../../components/form/use-form-field.ts';

/** Code of the site that is picked in the list or on the map below. */
export function SiteIdField<T extends FieldValues, Out>(props: FieldProps<T, Out>) {
  const { field, ref } = useFormField(props);
  return (
    <FieldFrame field={field}>
      <Input
        {...field.control}
        ref={ref}
        name={field.name}
        readOnly
        size="sm"
        bg="bg.subtle"
        placeholder="Choose a site below"
        value={textOf(field.value)}
      />
    </FieldFrame>
  );
}
