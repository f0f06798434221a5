import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { safeReturnPath } from '../lib/session/return-path.ts';
import { readToken } from '../lib/session/session-store.ts';
import { warmPortal } from './portal-code.ts';
import type { RouteHandle } from './route-handle.ts';

/** A signed-in user has no business on a public screen (P s2). */
function publicOnly({ request }: LoaderFunctionArgs): Response | null {
  if (readToken() === null) return null;
  return redirect(
    safeReturnPath(new URL(request.url).searchParams.get('returnTo')) ?? paths.dashboard,
  );
}

/** The sign-in, and the screens that few people come to from it. */
const screens = () => import('../features/session/public-screens.ts');
const accountScreens = () => import('../features/session/account-screens.ts');

const screen = (path: string, title: string, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  loader: publicOnly,
  handle: { crumb: title } satisfies RouteHandle,
  lazy,
});

export const publicRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await screens()).PublicLayout }),
    children: [
      screen(paths.signIn, 'Sign in', async () => {
        const { SignInView } = await screens();
        return { element: <SignInView onSend={warmPortal} /> };
      }),
      screen(paths.tokenVerification, 'Verification', async () => {
        const { TokenVerificationView } = await accountScreens();
        return { element: <TokenVerificationView onSend={warmPortal} /> };
      }),
      screen(paths.forgotPassword, 'Forgot password', async () => ({
        Component: (await accountScreens()).ForgotPasswordView,
      })),
      screen(paths.setupPassword, 'Set up password', async () => ({
        Component: (await accountScreens()).SetupPasswordView,
      })),
    ],
  },
];
