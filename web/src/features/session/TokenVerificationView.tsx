import { Alert, Button, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ActivateInput } from '@assay/schema/session/session';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { paths } from '../../config/paths.ts';
import { request } from '../../lib/graphql/request.ts';
import { AuthenticatorVerification } from './AuthenticatorVerification.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { usePending, type PendingState } from './pending-token.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { SendVerificationCodeDocument } from './session.generated.ts';
import { useCooldown } from './use-cooldown.ts';
import { useVerification } from './use-verification.ts';

/** Seconds between two codes. */
const RESEND_AFTER = 30;

interface Props {
  /** Called when the code is on its way. */
  onSend: () => void;
}

/** Entry of the code that was sent by e-mail (P s2), or that an app shows. */
export function TokenVerificationView({ onSend }: Props) {
  const pending = usePending();
  if (pending === null) return <Navigate to={paths.signIn} replace />;
  const Way = pending.authenticator === true ? AuthenticatorVerification : MailedVerification;
  return <Way pending={pending} onSend={onSend} />;
}

function MailedVerification({ pending, onSend }: Props & { pending: PendingState }) {
  const { token } = pending;
  const navigate = useNavigate();
  const [told, setTold] = useState<string | null>(null);
  const cooldown = useCooldown(RESEND_AFTER);
  const { form, refuse, fail, activate } = useVerification(pending, onSend);

  const sendCode = async (again: boolean) => {
    cooldown.begin();
    setTold(null);
    try {
      const { sendVerificationCode } = await request(SendVerificationCodeDocument, {
        input: { token },
      });
      if (sendVerificationCode.errors.length > 0) await refuse(sendVerificationCode.errors);
      else {
        if (again) setTold('A new code has been sent.');
        await navigate('.', { replace: true, state: { ...pending, codeSent: true } });
      }
    } catch (error) {
      fail(error);
    }
  };

  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || pending.codeSent) return;
    opened.current = true;
    void sendCode(false);
  });

  return (
    <>
      <ScreenHead title="Check your email">
        We have sent you a verification code. It is valid for 10 minutes.
      </ScreenHead>
      {told && (
        <Alert.Root status="success" role="status" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>{told}</Alert.Title>
        </Alert.Root>
      )}
      <Form form={form} contract={ActivateInput} label="Verification" onSubmit={activate}>
        <Stack gap="4">
          <TextField
            control={form.control}
            name="code"
            label="Verification code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Button type="submit" loading={form.formState.isSubmitting} loadingText="Verifying">
            Verify
          </Button>
          <Button
            variant="ghost"
            colorPalette="gray"
            disabled={cooldown.left > 0}
            onClick={() => void sendCode(true)}
          >
            {cooldown.left > 0 ? `Send a new code in ${cooldown.left} s` : 'Send a new code'}
          </Button>
          <BackToSignIn />
        </Stack>
      </Form>
    </>
  );
}
