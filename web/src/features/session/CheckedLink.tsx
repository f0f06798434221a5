import { Alert, Link, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { paths } from '../../config/paths.ts';
import { request } from '../../lib/graphql/request.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { PasswordLinkDocument } from './session.generated.ts';

/** What to do with a link that is over. Why it is over stays untold: whoever has found a link learns nothing of its account. */
export const LinkIsOver = () => (
  <Stack gap="2" textStyle="sm" color="fg.muted">
    <Text>
      A link works once, for a limited time, and until a newer one is sent. If you have set your
      password already, sign in. If there is a newer mail, open its link.
    </Text>
    <Text>
      If you were invited, or your account is locked, ask your administrator for a new link;
      otherwise request one here.
    </Text>
  </Stack>
);

interface CheckedLinkProps {
  /** Code of the link that was mailed. */
  code: string;
  children: ReactNode;
}

/**
 * What a link of a mail leads to, or, before anything is typed, that the link is over. Where that cannot be found out,
 * the page opens: saving tells it as well.
 */
export function CheckedLink({ code, children }: CheckedLinkProps) {
  const [known, setKnown] = useState<{ code: string; isUsable: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const told = (isUsable: boolean): void => {
      if (isCurrent) setKnown({ code, isUsable });
    };
    void request(PasswordLinkDocument, { code }).then(
      ({ isPasswordLinkUsable }) => told(isPasswordLinkUsable),
      () => told(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (known?.code !== code) return <Skeleton height="64" aria-hidden />;
  if (known.isUsable) return children;
  return (
    <>
      <ScreenHead title="Set up password" />
      <Stack gap="4">
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{errorText('INVALID_CODE')}</Alert.Title>
        </Alert.Root>
        <LinkIsOver />
        <Link asChild textStyle="sm" color="brand.fg" alignSelf="center">
          <RouterLink to={paths.forgotPassword}>Request a new link</RouterLink>
        </Link>
        <BackToSignIn />
      </Stack>
    </>
  );
}
