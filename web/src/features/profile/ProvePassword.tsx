import { useForm } from 'react-hook-form';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { StartAuthenticatorInput } from '@assay/schema/session/authenticator';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, type Payload } from '../../lib/forms/save-form.ts';

/** What each call about the own second factor asks for. */
const contract = StartAuthenticatorInput;

interface Proof {
  password: string;
}

interface ProvePasswordProps<P extends Payload> {
  /** Stands on the button. */
  action: string;
  /** What it does; stands above the field. */
  description: string;
  destructive?: boolean;
  send: (proof: Proof) => Promise<P | null | undefined>;
  onDone: (payload: P) => void;
  onCancel: () => void;
}

/** Asks for the password, without which a session that was left open changes nothing about the second factor. */
export function ProvePassword<P extends Payload>({
  send,
  onDone,
  ...dialog
}: ProvePasswordProps<P>) {
  const form = useForm<Proof>({
    resolver: contractResolver(contract),
    defaultValues: { password: '' },
  });
  const submit = async (proof: Proof): Promise<void> => {
    const payload = await saveForm(form, () => send(proof));
    if (payload !== null) onDone(payload);
  };
  return (
    <DialogForm form={form} contract={contract} onSubmit={submit} {...dialog}>
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        autoComplete="current-password"
      />
    </DialogForm>
  );
}
