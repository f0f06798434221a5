import { Button, Link, Stack } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { errorText } from '@assay/schema/core/errors';
import { password } from '@assay/schema/core/fields';
import { passwordMismatch, passwordsMatch } from '@assay/schema/profile/profile';
import { Form } from '../../components/form/Form.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { paths } from '../../config/paths.ts';
import type { UserErrorLike } from '../../lib/forms/apply-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { request } from '../../lib/graphql/request.ts';
import { leaveNotice, signInUrl, type SignInNotice } from '../../lib/session/session-store.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { CheckedLink, LinkIsOver } from './CheckedLink.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { usePending } from './pending-token.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { send } from './send.ts';
import { SetPasswordByCodeDocument, SetPasswordByTokenDocument } from './session.generated.ts';

const NewPassword = z
  .object({ password: password(), confirmation: z.string().min(1) })
  .refine(passwordsMatch, passwordMismatch);
type NewPassword = z.infer<typeof NewPassword>;

/** Sets a password with the code of a link, or with the token of a sign-in that asked for it (P s4). */
export function SetupPasswordView() {
  const [search] = useSearchParams();
  const code = search.get('code');
  const pending = usePending();
  if (code) {
    const save = async (value: string) =>
      (await request(SetPasswordByCodeDocument, { input: { password: value, code } }))
        .setPasswordByCode;
    return (
      <CheckedLink code={code}>
        <SetupPassword save={save} byLink />
      </CheckedLink>
    );
  }
  if (pending) {
    const { token, returnTo } = pending;
    const save = async (value: string) =>
      (await request(SetPasswordByTokenDocument, { input: { password: value, token } }))
        .setPasswordByToken;
    return <SetupPassword save={save} returnTo={returnTo} />;
  }
  return <Navigate to={paths.signIn} replace />;
}

type Save = (password: string) => Promise<{ readonly errors: readonly UserErrorLike[] }>;

interface SetupPasswordProps {
  save: Save;
  /** Page that the next sign-in leads to. */
  returnTo?: string | undefined;
  /** Whether a link of a mail led here, which expires; a new one can be asked for. */
  byLink?: boolean;
}

function SetupPassword({ save, returnTo, byLink = false }: SetupPasswordProps) {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const navigate = useNavigate();
  const form = useForm<NewPassword>({
    resolver: contractResolver(NewPassword),
    defaultValues: { password: '', confirmation: '' },
  });
  const typed = useWatch({ control: form.control, name: 'password' });

  const isOver = form.formState.errors.root?.['server']?.message === errorText('INVALID_CODE');

  const leave = async (notice: SignInNotice) => {
    leaveNotice(notice);
    await navigate(signInUrl(returnTo), { replace: true });
  };
  const submit = async (values: NewPassword) => {
    if (await send(form, () => save(values.password), leave)) await leave('passwordSet');
  };

  return (
    <>
      <ScreenHead title="Set up password" />
      <Form form={form} contract={NewPassword} label="Set up password" onSubmit={submit}>
        <Stack gap="4">
          <PasswordField
            control={form.control}
            name="password"
            label="New password"
            autoComplete="new-password"
          />
          <PasswordRules password={typed} />
          <PasswordField
            control={form.control}
            name="confirmation"
            label="Confirm new password"
            autoComplete="new-password"
          />
          <Button type="submit" loading={form.formState.isSubmitting} loadingText="Saving">
            Save password
          </Button>
          {byLink && isOver && <LinkIsOver />}
          {byLink && (
            <Link asChild textStyle="sm" color="brand.fg" alignSelf="center">
              <RouterLink to={paths.forgotPassword}>Request a new link</RouterLink>
            </Link>
          )}
          <BackToSignIn />
        </Stack>
      </Form>
    </>
  );
}
