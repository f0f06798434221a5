import { Input } from '@chakra-ui/react';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { textOf, useFormField } from '../../components/form/use-form-field.ts';
import type { OrderFormOf } from './order-form-values.ts';

interface SiteIdFieldProps {
  control: OrderFormOf['control'];
  required: boolean;
}

/** Code of the site that is picked in the list or on the map below. */
export function SiteIdField({ control, required }: SiteIdFieldProps) {
  const { field, ref } = useFormField({ control, name: 'labOrder.siteId', required });
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
