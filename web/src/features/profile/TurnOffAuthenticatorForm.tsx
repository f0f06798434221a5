import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { TurnOffAuthenticatorInput } from '@assay/schema/session/authenticator';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { TurnOffAuthenticatorDocument } from './authenticator.generated.ts';

type Input = z.output<typeof TurnOffAuthenticatorInput>;

/** Asks for the password, without which a session that was left open cannot turn the app off. */
export function TurnOffAuthenticatorForm({
  onCancel,
  onDone,
}: {
  onCancel: () => void;
  onDone: () => void;
}) {
  const form = useForm<Input>({
    resolver: contractResolver(TurnOffAuthenticatorInput),
    defaultValues: { password: '' },
  });
  const turnOff = async (input: Input): Promise<void> => {
    const send = async () =>
      (await sendMutation(TurnOffAuthenticatorDocument, { input })).turnOffAuthenticator;
    if ((await saveForm(form, send)) === null) return;
    toastSuccess('Authenticator app turned off.');
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={TurnOffAuthenticatorInput}
      action="Turn off"
      destructive
      description="Your app and your recovery codes sign you in no longer. Enter your password."
      onSubmit={turnOff}
      onCancel={onCancel}
    >
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        autoComplete="current-password"
      />
    </DialogForm>
  );
}
