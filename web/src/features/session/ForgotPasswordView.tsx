import { Alert, Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { RestorePasswordInput } from '@assay/schema/session/session';
import { EmailField } from '../../components/form/EmailField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { request } from '../../lib/graphql/request.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { send } from './send.ts';
import { RequestPasswordResetDocument } from './session.generated.ts';

/** Asks for a link that resets the password. The answer never tells whether the e-mail is registered. */
export function ForgotPasswordView() {
  const [sent, setSent] = useState(false);
  const form = useForm<
    z.input<typeof RestorePasswordInput>,
    unknown,
    z.output<typeof RestorePasswordInput>
  >({
    resolver: contractResolver(RestorePasswordInput),
    defaultValues: { email: '' },
  });
  const restore = async (input: z.output<typeof RestorePasswordInput>) => {
    const done = await send(
      form,
      async () => (await request(RequestPasswordResetDocument, { input })).requestPasswordReset,
    );
    if (done) setSent(true);
  };

  if (sent) {
    return (
      <>
        <ScreenHead title="Check your email" />
        <Stack gap="4">
          <Alert.Root status="success" role="status">
            <Alert.Indicator />
            <Alert.Title>
              If the email is registered, a link to reset the password has been sent to it.
            </Alert.Title>
          </Alert.Root>
          <BackToSignIn />
        </Stack>
      </>
    );
  }
  return (
    <>
      <ScreenHead title="Forgot password">
        Enter your email and we will send you a link to set a new password.
      </ScreenHead>
      <Form form={form} contract={RestorePasswordInput} label="Forgot password" onSubmit={restore}>
        <Stack gap="4">
          <EmailField control={form.control} name="email" label="Email" autoComplete="username" />
          <Button type="submit" loading={form.formState.isSubmitting} loadingText="Sending">
            Send link
          </Button>
          <BackToSignIn />
        </Stack>
      </Form>
    </>
  );
}
