import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Form } from '../form/Form.tsx';
import { FormButtons } from '../form/FormButtons.tsx';
import { Dialog } from '../overlays/Dialog.ts';

export interface DialogFieldsProps<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  contract: z.ZodType;
  /** Labels of its fields by their paths; a field may also be given its own. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Names the form, and stands on its button: "Excuse". */
  action: string;
  /** Ends something that cannot be taken back: a red button. */
  destructive?: boolean | undefined;
  /** What the action does; stands above the fields. */
  description: string;
  onSubmit: (values: Out) => Promise<void>;
  onCancel: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** How a form stands in a `FormDialog`: what it does, its fields, its buttons. */
export function DialogFields<T extends FieldValues, Out>({
  form,
  contract,
  labels = {},
  action,
  destructive = false,
  description,
  onSubmit,
  onCancel,
  children,
}: DialogFieldsProps<T, Out>) {
  // React Hook Form changes this object in place, so nothing computed from it may be memoised.
  'use no memo';
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    // Refusals stand in line with the fields, which the dialog insets.
    <Box css={{ '& [data-form-errors]': { marginInline: '6', marginTop: '2' } }}>
      <Form form={form} contract={contract} labels={labels} label={action} onSubmit={onSubmit}>
        <Dialog.Body>
          <Dialog.Description textStyle="sm" color="fg.muted" marginBottom="4">
            {description}
          </Dialog.Description>
          <Stack gap="4">{children}</Stack>
        </Dialog.Body>
        <Dialog.Footer flexWrap="wrap">
          <FormButtons
            action={action}
            onCancel={onCancel}
            busy={isSubmitting}
            destructive={destructive}
          />
        </Dialog.Footer>
      </Form>
    </Box>
  );
}
