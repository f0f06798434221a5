import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ConfirmAuthenticatorInput } from '@assay/schema/session/authenticator';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  ConfirmAuthenticatorDocument,
  StartAuthenticatorDocument,
} from './authenticator.generated.ts';
import { ProvePassword } from './ProvePassword.tsx';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';

interface Key {
  secret: string;
  uri: string;
}
interface SetUpProps {
  onCancel: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** First the password, then the key of the app with its first code. */
export function SetUpAuthenticator({ onCancel, onDone }: SetUpProps) {
  const [key, setKey] = useState<Key | null>(null);
  return key === null ? (
    <PasswordStep onCancel={onCancel} onDone={setKey} />
  ) : (
    <CodeStep authenticatorKey={key} onCancel={onCancel} onDone={onDone} />
  );
}

const PasswordStep = ({
  onCancel,
  onDone,
}: {
  onCancel: () => void;
  onDone: (key: Key) => void;
}) => (
  <ProvePassword
    action="Continue"
    description="You need an app such as Google Authenticator, Microsoft Authenticator or 1Password. First enter your password."
    send={async (input) =>
      (await sendMutation(StartAuthenticatorDocument, { input })).startAuthenticator
    }
    onDone={({ secret, uri }) => {
      if (secret !== null && uri !== null) onDone({ secret, uri });
    }}
    onCancel={onCancel}
  />
);

function CodeStep({ authenticatorKey, onCancel, onDone }: SetUpProps & { authenticatorKey: Key }) {
  const form = useForm<z.output<typeof ConfirmAuthenticatorInput>>({
    resolver: contractResolver(ConfirmAuthenticatorInput),
    defaultValues: { code: '' },
  });
  const confirm = async (input: z.output<typeof ConfirmAuthenticatorInput>): Promise<void> => {
    const send = async () =>
      (await sendMutation(ConfirmAuthenticatorDocument, { input })).confirmAuthenticator;
    const answer = await saveForm(form, send);
    if (answer !== null) onDone(answer.recoveryCodes ?? []);
  };
  return (
    <DialogForm
      form={form}
      contract={ConfirmAuthenticatorInput}
      action="Turn on"
      description="Scan the code with the app, or type the key into it. Then enter the six digits that the app shows."
      onSubmit={confirm}
      onCancel={onCancel}
    >
      <AuthenticatorKey {...authenticatorKey} />
      <TextField
        control={form.control}
        name="code"
        label="Code of the app"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </DialogForm>
  );
}
