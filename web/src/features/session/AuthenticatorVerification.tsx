import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ActivateInput } from '@assay/schema/session/session';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import type { PendingState } from './pending-token.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { useVerification } from './use-verification.ts';

const ways = {
  app: {
    title: 'Enter your code',
    hint: 'Open your authenticator app and enter the six digits that it shows.',
    label: 'Verification code',
    field: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: 'Use a recovery code',
  },
  recovery: {
    title: 'Enter a recovery code',
    hint: 'Each of the codes that you kept signs you in once. Without them, a Super Admin can reset your authenticator app.',
    label: 'Recovery code',
    field: { autoComplete: 'off' },
    other: 'Use the authenticator app',
  },
} as const;

interface Props {
  pending: PendingState;
  /** Called when the code is on its way. */
  onSend: () => void;
}

/** Entry of the code of an authenticator app, or of a recovery code (ADR 97). */
export function AuthenticatorVerification({ pending, onSend }: Props) {
  const { form, activate } = useVerification(pending, onSend);
  const [way, setWay] = useState<keyof typeof ways>('app');
  const { title, hint, label, field, other } = ways[way];
  const change = (): void => {
    setWay(way === 'app' ? 'recovery' : 'app');
    form.resetField('code');
  };
  return (
    <>
      <ScreenHead title={title}>{hint}</ScreenHead>
      <Form form={form} contract={ActivateInput} label="Verification" onSubmit={activate}>
        <Stack gap="4">
          <TextField key={way} control={form.control} name="code" label={label} {...field} />
          <Button type="submit" loading={form.formState.isSubmitting} loadingText="Verifying">
            Verify
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={change}>
            {other}
          </Button>
          <BackToSignIn />
        </Stack>
      </Form>
    </>
  );
}
