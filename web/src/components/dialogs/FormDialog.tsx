import { Box, Dialog, Portal, Stack } from '@chakra-ui/react';
import { createContext, use, useState, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Form } from '../form/Form.tsx';
import { FormButtons } from '../form/FormButtons.tsx';
import { confirmLeave } from '../../lib/unsaved-changes/unsaved-store.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';

/** Name of the form in a dialog, by which is asked before it is closed over what was typed. */
const FormName = createContext<symbol | undefined>(undefined);

interface FormDialogProps {
  open: boolean;
  title: string;
  onDismiss: () => void;
  size?: 'sm' | 'md';
  /** A `DialogForm`; it is made anew each time the dialog opens. */
  children: ReactNode;
}

/**
 * A short form over the page. A click beside it does nothing and Escape asks first, so that nothing typed is lost by
 * them.
 */
export function FormDialog({ open, title, onDismiss, size = 'sm', children }: FormDialogProps) {
  const [name] = useState(() => Symbol('dialog'));
  const escape = async (): Promise<void> => {
    if (await confirmLeave(name)) onDismiss();
  };
  return (
    <Dialog.Root
      size={size}
      placement="center"
      open={open}
      closeOnInteractOutside={false}
      onOpenChange={(details) => !details.open && void escape()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner paddingX="4">
          <Dialog.Content>
            <Dialog.Header paddingBottom="2">
              <Dialog.Title textStyle="md" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <FormName value={name}>{children}</FormName>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface DialogFormProps<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  contract: z.ZodType;
  /** Labels of its fields by their paths; a field may also be given its own. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Names the form, and stands on its button: "Excuse". */
  action: string;
  /** Ends something that cannot be taken back: a red button. */
  destructive?: boolean;
  /** What the action does; stands above the fields. */
  description: string;
  onSubmit: (values: Out) => Promise<void>;
  onCancel: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** The form of a `FormDialog` with its buttons. */
export function DialogForm<T extends FieldValues, Out>({
  form,
  contract,
  labels = {},
  action,
  destructive = false,
  description,
  onSubmit,
  onCancel,
  children,
}: DialogFormProps<T, Out>) {
  // React Hook Form changes this object in place, so nothing computed from it may be memoised.
  'use no memo';
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty, use(FormName), isSubmitting);
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
