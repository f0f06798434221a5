import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import type { z } from 'zod';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, type Payload } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';

interface PageFormOptions<T extends FieldValues, Out extends FieldValues> {
  contract: z.ZodType<Out, unknown>;
  values: DefaultValues<T>;
  send: (values: Out) => Promise<Payload | null | undefined>;
  /** What the toast says. */
  done: string;
  onClose: () => void;
}

/** The form of a dialog that changes what its page shows, which is read again afterwards. */
export function usePageForm<T extends FieldValues, Out extends FieldValues>({
  contract,
  values,
  send,
  done,
  onClose,
}: PageFormOptions<T, Out>): {
  form: UseFormReturn<T, unknown, Out>;
  save: (values: Out) => Promise<void>;
} {
  const { revalidate } = useRevalidator();
  const form = useForm<T, unknown, Out>({
    resolver: contractResolver<T, Out>(contract),
    defaultValues: values,
  });
  const save = async (sent: Out): Promise<void> => {
    if ((await saveForm(form, () => send(sent))) === null) return;
    toastSuccess(done);
    onClose();
    await revalidate();
  };
  return { form, save };
}
