import { use, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import type { z } from 'zod';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { Payload } from '../../lib/forms/save-form.ts';
import { DialogFields, type DialogFieldsProps } from '../dialogs/DialogFields.tsx';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { FormName } from '../dialogs/form-name.ts';
import type { OpenedDialog } from '../dialogs/lazy-dialog.tsx';
import { StaleEntryDialog } from '../dialogs/StaleEntryDialog.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { useRecordForm, type RecordFormOptions } from './use-record-form.ts';

export interface RecordDialogFormProps<
  C extends z.ZodType,
  P extends Payload,
  R,
  V extends FieldValues = FormValues<C>,
>
  extends
    Pick<DialogFieldsProps<FieldValues, unknown>, 'action' | 'description' | 'destructive'>,
    Omit<OpenedDialog, 'open'>,
    Omit<RecordFormOptions<C, P, R>, 'next' | 'cancel' | 'goesBack' | 'endsWith' | 'unsavedName'> {
  /** Its fields. `V` is what they take a form to hold, when they serve more than this contract. */
  children: (form: UseFormReturn<V>) => ReactNode;
}

/** The form of a `RecordDialog`, for a dialog that shows one form after another. */
export function RecordDialogForm<
  C extends z.ZodType,
  P extends Payload,
  R = undefined,
  V extends FieldValues = FormValues<C>,
>({
  action,
  description,
  destructive,
  onClose,
  onDone,
  children,
  ...options
}: RecordDialogFormProps<C, P, R, V>) {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { revalidate } = useRevalidator();
  const close = (): void => {
    onClose();
    if (onDone) onDone();
    else void revalidate();
  };
  const { form, save, staleDialog, isGone, typedText } = useRecordForm({
    ...options,
    unsavedName: use(FormName),
    onSaved: async (saved) => {
      await options.onSaved?.(saved);
      close();
    },
  });
  return (
    <DialogFields
      form={form}
      contract={options.contract}
      labels={options.labels}
      action={action}
      description={description}
      destructive={destructive}
      onSubmit={save}
      onCancel={onClose}
    >
      {isGone && <GoneNotice text={typedText()} />}
      {/* The fields need to know what the form holds, not what it sends. */}
      {children(form as unknown as UseFormReturn<V>)}
      <StaleEntryDialog dialog={staleDialog} onReloaded={close} />
    </DialogFields>
  );
}

interface RecordDialogProps<
  C extends z.ZodType,
  P extends Payload,
  R,
  V extends FieldValues,
> extends RecordDialogFormProps<C, P, R, V> {
  open: boolean;
  title: string;
  size?: 'sm' | 'md';
}

/**
 * What `RecordForm` is for pages, in a dialog: it makes the form from contract and record, sends it once at a time,
 * puts refusals on their fields, asks when somebody else was faster, and keeps what was typed. When it is saved,
 * the dialog closes and the page is read again.
 */
export const RecordDialog = <
  C extends z.ZodType,
  P extends Payload,
  R = undefined,
  V extends FieldValues = FormValues<C>,
>({
  open,
  title,
  size = 'sm',
  ...form
}: RecordDialogProps<C, P, R, V>) => (
  <FormDialog open={open} title={title} size={size} onDismiss={form.onClose}>
    <RecordDialogForm {...form} />
  </FormDialog>
);
