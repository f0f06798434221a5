import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import { RotateSecretInput as contract } from '@assay/schema/laboratories/lab-connection';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { labConnectionLabels, secretHint } from './lab-connection-words.ts';
import { RotateLabConnectionSecretDocument } from './lab-connection.generated.ts';

type Values = FormValues<typeof contract>;
type Input = z.output<typeof contract>;

interface RotateSecretProps {
  id: string;
  onClose: () => void;
}

function RotateSecretForm({ id, onClose }: RotateSecretProps) {
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: blankValues(contract),
  });
  const { revalidate } = useRevalidator();
  const save = async (input: Input): Promise<void> => {
    const send = async () =>
      (await sendMutation(RotateLabConnectionSecretDocument, { id, input }))
        .rotateLabConnectionSecret;
    if (!(await saveForm(form, send))) return;
    toastSuccess('The new secret is in use.');
    onClose();
    void revalidate();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={{ secret: labConnectionLabels.secret }}
      action="Rotate Secret"
      description="What we send is signed with it at once. Messages of the other side may be signed with the former one for 24 hours."
      onSubmit={save}
      onCancel={onClose}
    >
      <PasswordField control={form.control} name="secret" autoComplete="off" hint={secretHint} />
    </DialogForm>
  );
}

/** Takes another shared secret. */
export const RotateSecretDialog = ({ open, ...form }: RotateSecretProps & { open: boolean }) => (
  <FormDialog open={open} title="Rotate Secret" onDismiss={form.onClose}>
    <RotateSecretForm {...form} />
  </FormDialog>
);
