import { Alert, Button, Link, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import type { LoginInput } from '@assay/schema/session/session';
import { EmailField } from '../../components/form/EmailField.tsx';
import { FormElement } from '../../components/form/FormElement.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { paths } from '../../config/paths.ts';
import { request } from '../../lib/graphql/request.ts';
import { safeReturnPath } from '../../lib/session/return-path.ts';
import {
  noticeOfEnd,
  readNotice,
  startSession,
  takeNotice,
} from '../../lib/session/session-store.ts';
import type { PendingState } from './pending-token.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { send } from './send.ts';
import { SignInDocument } from './session.generated.ts';
import { passwordNotices, signInNotices } from './sign-in-notices.ts';

type Reason = keyof typeof passwordNotices;
type Credentials = z.input<typeof LoginInput>;

const loadContract = () => import('./sign-in-resolver.ts');

/**
 * Checks by the contract, whose code comes after the screen: nobody needs it before something is typed. Should
 * it not come, api checks the same.
 */
const resolver: Resolver<Credentials, unknown, Credentials> = async (values, context, options) => {
  try {
    return await (await loadContract()).signInResolver(values, context, options);
  } catch {
    return { values, errors: {} };
  }
};

interface SignInViewProps {
  /** Called when the credentials are on their way. */
  onSend: () => void;
}

/** Username and password (P s2). */
export function SignInView({ onSend }: SignInViewProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  // Somebody who wanted to go on is told why that is not possible, also when another tab was told first.
  const [notice] = useState(() => readNotice() ?? (returnTo === null ? null : noticeOfEnd()));
  // Only now: a rendering that React drops and repeats must find it again.
  useEffect(() => void takeNotice(), []);
  useEffect(() => void loadContract().catch(() => undefined), []);
  const [blocked, setBlocked] = useState<{ reason: Reason; pending: PendingState } | null>(null);
  const form = useForm<Credentials, unknown, Credentials>({
    resolver,
    defaultValues: { username: '', password: '' },
  });

  const signIn = async (values: Credentials) => {
    onSend();
    const input = {
      ...values,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      timezoneOffset: new Date().getTimezoneOffset(),
    };
    const answer = await send(form, async () => (await request(SignInDocument, { input })).signIn);
    if (!answer?.token) return;
    const { token, reason, active, authenticator } = answer;
    const pending: PendingState = {
      token,
      ...(authenticator === true && { authenticator }),
      ...(returnTo === null ? {} : { returnTo }),
    };
    if (reason === 'PASSWORD_EXPIRED' || reason === 'FIRST_LOGIN') {
      form.reset();
      setBlocked({ reason, pending });
    } else if (active) {
      startSession(token, Date.now());
      await navigate(returnTo ?? paths.dashboard, { replace: true });
    } else {
      await navigate(paths.tokenVerification, { state: pending });
    }
  };

  if (blocked) {
    const changePassword = () => navigate(paths.setupPassword, { state: blocked.pending });
    return (
      <>
        <ScreenHead title={blocked.reason === 'FIRST_LOGIN' ? 'Welcome' : 'Password expired'} />
        <Stack gap="4">
          <Alert.Root status="warning" role="alert">
            <Alert.Indicator />
            <Alert.Title>{passwordNotices[blocked.reason]}</Alert.Title>
          </Alert.Root>
          <Button onClick={() => void changePassword()} autoFocus>
            Change Password
          </Button>
        </Stack>
      </>
    );
  }

  return (
    <>
      <ScreenHead title="Sign in" />
      {notice && !form.formState.isSubmitted && (
        <Alert.Root status={signInNotices[notice].status} role="status" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>{signInNotices[notice].text}</Alert.Title>
        </Alert.Root>
      )}
      <FormElement form={form} label="Sign in" onSubmit={signIn}>
        <Stack gap="4">
          <EmailField
            control={form.control}
            name="username"
            label="Email"
            autoComplete="username"
            required={false}
          />
          <PasswordField
            control={form.control}
            name="password"
            label="Password"
            autoComplete="current-password"
            required={false}
          />
          <Button type="submit" loading={form.formState.isSubmitting} loadingText="Signing in">
            Sign in
          </Button>
          <Link asChild textStyle="sm" color="brand.fg" alignSelf="center">
            <RouterLink to={paths.forgotPassword}>Forgot password?</RouterLink>
          </Link>
        </Stack>
      </FormElement>
    </>
  );
}
