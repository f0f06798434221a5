import { Alert, Button, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { ActivateInput } from '@assay/schema/session/session';
import { Form } from '../../components/form/Form.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { paths } from '../../config/paths.ts';
import { applyErrors, type UserErrorLike } from '../../lib/forms/apply-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { request, requestErrorText } from '../../lib/graphql/request.ts';
import { safeReturnPath } from '../../lib/session/return-path.ts';
import { leaveNotice, signInUrl, startSession } from '../../lib/session/session-store.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { endingOf } from './endings.ts';
import { usePending, type PendingState } from './pending-token.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { ActivateSessionDocument, SendVerificationCodeDocument } from './session.generated.ts';
import { useCooldown } from './use-cooldown.ts';

/** Seconds between two codes. */
const RESEND_AFTER = 30;

interface Props {
  /** Called when the code is on its way. */
  onSend: () => void;
}

/** Entry of the code that was sent by e-mail (P s2). */
export function TokenVerificationView({ onSend }: Props) {
  const pending = usePending();
  return pending === null ? (
    <Navigate to={paths.signIn} replace />
  ) : (
    <Verification pending={pending} onSend={onSend} />
  );
}

function Verification({ pending, onSend }: Props & { pending: PendingState }) {
  const { token, returnTo } = pending;
  const navigate = useNavigate();
  const [told, setTold] = useState<string | null>(null);
  const cooldown = useCooldown(RESEND_AFTER);
  const form = useForm<z.input<typeof ActivateInput>, unknown, z.output<typeof ActivateInput>>({
    resolver: contractResolver(ActivateInput),
    defaultValues: { token, code: '' },
  });

  const refuse = async (errors: readonly UserErrorLike[]) => {
    const ending = endingOf(errors);
    if (ending === undefined) {
      applyErrors(
        form,
        errors.map((each) => ({ ...each, path: each.path.length > 0 ? each.path : ['code'] })),
      );
      return;
    }
    leaveNotice(ending);
    await navigate(signInUrl(returnTo), { replace: true });
  };

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
      form.setError('root.server', { type: 'request', message: requestErrorText(error) });
    }
  };

  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || pending.codeSent) return;
    opened.current = true;
    void sendCode(false);
  });

  const activate = async (input: z.output<typeof ActivateInput>) => {
    onSend();
    try {
      const { activateSession } = await request(ActivateSessionDocument, { input });
      if (activateSession.errors.length > 0 || activateSession.token === null)
        return await refuse(activateSession.errors);
      startSession(activateSession.token, Date.now());
      await navigate(safeReturnPath(returnTo ?? null) ?? paths.dashboard, { replace: true });
    } catch (error) {
      form.setError('root.server', { type: 'request', message: requestErrorText(error) });
    }
  };

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
