import { use, useState, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { confirmLeave } from '../../lib/unsaved-changes/unsaved-store.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { DialogFrame } from '../overlays/DialogFrame.tsx';
import { DialogFields, type DialogFieldsProps } from './DialogFields.tsx';
import { FormName } from './form-name.ts';

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
    <DialogFrame open={open} title={title} size={size} onDismiss={() => void escape()} stays>
      <FormName value={name}>{children}</FormName>
    </DialogFrame>
  );
}

/**
 * The form of a `FormDialog` that asks for something which the page goes on with. What is saved by itself is a
 * `RecordDialog`.
 */
export function DialogForm<T extends FieldValues, Out>(props: DialogFieldsProps<T, Out>) {
  // React Hook Form changes this object in place, so nothing computed from it may be memoised.
  'use no memo';
  const { isDirty, isSubmitting } = useFormState({ control: props.form.control });
  useUnsavedChanges(isDirty, use(FormName), isSubmitting);
  return <DialogFields {...props} />;
}
