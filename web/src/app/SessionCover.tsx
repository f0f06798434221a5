import { Alert, Button, Flex, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { systemClock } from '../lib/clock.ts';
import { failureOf } from '../lib/errors/failure.ts';
import { destination } from '../lib/navigation/destination.ts';
import { dropKeptPage } from '../lib/session/kept-page.ts';
import { resumeKeptPage } from '../lib/session/resume.ts';
import { readToken, SESSION_KEY, signInUrl } from '../lib/session/session-store.ts';
import { publicRoutes } from './public.routes.tsx';

/** How long a page is kept for somebody who does not come back. */
const KEPT_MS = 60 * 60_000;

type Pages = ReturnType<typeof createBrowserRouter>;

/** Dialogs and toasts of the kept page stand beside the root: they are out of sight with it. */
const outOfSight = { 'body > :not(#root)': { display: 'none !important' } };

/** "Back" must not leave the kept page while nobody can be asked. */
function useStay(pages: Pages): void {
  useEffect(() => {
    pages.getBlocker('kept', () => true);
    return () => pages.deleteBlocker('kept');
  }, [pages]);
}

/** Nobody came back in time. */
function useEnd(): void {
  useEffect(() => {
    const end = systemClock.now() + KEPT_MS;
    return systemClock.every(15_000, () => {
      if (systemClock.now() >= end) dropKeptPage(destination());
    });
  }, []);
}

const resumeOr = (tell: (message: string) => void): void =>
  void resumeKeptPage().catch((error: unknown) => tell(failureOf(error).message));

/** Shown when somebody has signed in: it is told whether the page is theirs. */
function Resume() {
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => resumeOr(setRefusal), []);
  return (
    refusal !== null && (
      <Flex direction="column" align="center" gap="4" paddingTop="16">
        <Text role="alert">{refusal}</Text>
        <Button size="sm" onClick={() => resumeOr(setRefusal)}>
          Try again
        </Button>
      </Flex>
    )
  );
}

/** The sign-in with all that may come before a session, without leaving the page. */
const signInAgain = () =>
  createMemoryRouter([...publicRoutes, { path: `${paths.dashboard}/*`, Component: Resume }], {
    initialEntries: [signInUrl(destination())],
  });

/** Stands in the place of a page whose session has ended, until the person who typed there has signed in again. */
export function SessionCover({ pages }: { pages: Pages }) {
  const [router] = useState(signInAgain);
  useStay(pages);
  useEnd();
  useEffect(() => {
    document.title = 'Sign in';
    // Signed in with another tab.
    const follow = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY && readToken() !== null) void router.navigate(paths.dashboard);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [router]);
  return (
    <>
      <Global styles={outOfSight} />
      <Alert.Root status="info" role="status" borderRadius="0">
        <Flex align="center" justify="center" wrap="wrap" columnGap="3" rowGap="1" width="100%">
          <Text textStyle="sm">
            What you typed is kept in this tab for an hour. Sign in with the same account to go on.
          </Text>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            onClick={() => dropKeptPage(destination())}
          >
            Discard it
          </Button>
        </Flex>
      </Alert.Root>
      <RouterProvider router={router} />
    </>
  );
}
