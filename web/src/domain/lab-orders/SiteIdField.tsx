import { Input } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { textOf, useFormField, type FieldProps } from '../../components/form/use-form-field.ts';

interface SiteIdFieldProps<T extends FieldValues, Out> extends FieldProps<T, Out> {
  /** What the site is called, where that is known; its code stands for it otherwise. */
  siteName: string | undefined;
}

/** The site that is picked in the list or on the map below. */
export function SiteIdField<T extends FieldValues, Out>({
  siteName,
  ...props
}: SiteIdFieldProps<T, Out>) {
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
        value={siteName ?? textOf(field.value)}
      />
    </FieldFrame>
  );
}
