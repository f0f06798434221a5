import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorText, errorTexts } from '@assay/schema/core/errors';
import { leaveNotice, readToken } from '../../lib/session/session-store.ts';
import { system } from '../../lib/theme/system.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { SetupPasswordView } from './SetupPasswordView.tsx';
import { SignInView } from './SignInView.tsx';
import { TokenVerificationView } from './TokenVerificationView.tsx';

type Answer = object | Error;
const sent: { operation: string; variables: { input: Record<string, unknown> } }[] = [];

/** Answers of the server by operation; several are given one after the other, the last one again and again. */
function server(answers: Record<string, Answer[]>): void {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init.body));
    sent.push({ operation: operationName, variables });
    const rest = answers[operationName] ?? [];
    const answer = rest.length > 1 ? rest.shift() : rest[0];
    if (answer instanceof Error || answer === undefined)
      throw answer ?? new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer), {
      headers: { 'content-type': 'application/json' },
    });
  });
}

const onSend = vi.fn();
function open(at: InitialEntry) {
  const router = createMemoryRouter(
    [
      {
        Component: PublicLayout,
        children: [
          { path: '/sign-in', element: <SignInView onSend={onSend} /> },
          { path: '/token-verification', element: <TokenVerificationView onSend={onSend} /> },
          { path: '/forgot-password', Component: ForgotPasswordView },
          { path: '/setup-password', Component: SetupPasswordView },
        ],
      },
      { path: '/dashboard/*', element: <p>inside</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return {
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.search,
  };
}

const refused = (field: string, errorCode: string, more: object = {}) => ({
  data: {
    [field]: { errors: [{ errorCode, message: 'from the server', path: [], params: {}, ...more }] },
  },
});
const payload = (field: string, more: object = {}) => ({
  data: { [field]: { errors: [], ...more } },
});
const active = payload('signIn', { token: '1.abc', reason: null, active: true });
const pending = (reason: string | null) =>
  payload('signIn', { token: '1.pending', reason, active: false });

async function signIn(at: InitialEntry, ...answers: Answer[]) {
  server({ SignIn: answers });
  const page = open(at);
  await page.user.type(screen.getByRole('textbox', { name: 'Email' }), ' dana@assay.test ');
  await page.user.type(screen.getByLabelText('Password'), ' Secret 1 ');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return page;
}

beforeEach(() => onSend.mockClear());

describe('sign-in', () => {
  test('sends the credentials with the time zone; the e-mail is trimmed, the password is not', async () => {
    const { path } = await signIn('/sign-in', active);

    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(sent[0]?.variables.input).toEqual({
      username: 'dana@assay.test',
      password: ' Secret 1 ',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      timezoneOffset: new Date().getTimezoneOffset(),
    });
    expect(readToken()).toBe('1.abc');
    expect(onSend).toHaveBeenCalledOnce();
  });

  test('leads back to where somebody wanted to go', async () => {
    const { path } = await signIn('/sign-in?returnTo=%2Fdashboard%2Fsupport%3Fa%3D1', active);

    await waitFor(() => expect(path()).toBe('/dashboard/support?a=1'));
  });

  test('never leads to another host', async () => {
    const { path } = await signIn('/sign-in?returnTo=%2F%2Fevil.example%2Fdashboard', active);

    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test('tells how many attempts remain and keeps what was typed', async () => {
    await signIn(
      '/sign-in',
      refused('signIn', 'WRONG_CREDENTIALS', { params: { remainingAttempts: 3 } }),
    );

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Incorrect username and/or password. 3 attempts remaining before your account is locked.',
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(' dana@assay.test ');
  });

  test.each(['ACCOUNT_LOCKED', 'TENANT_DISABLED', 'USER_WITHOUT_ROLE'] as const)(
    'tells of %s',
    async (code) => {
      await signIn('/sign-in', refused('signIn', code));

      expect(await screen.findByRole('alert')).toHaveTextContent(errorText(code));
    },
  );

  test('asks for a verification code when the session is not active yet', async () => {
    const { path } = await signIn('/sign-in', pending('MFA_REQUIRED'));

    await waitFor(() => expect(path()).toBe('/token-verification'));
    expect(readToken()).toBeNull();
  });

  test.each([
    ['PASSWORD_EXPIRED', 'Your password has expired. Please change it to continue.'],
    ['FIRST_LOGIN', 'This is your first sign-in. Please set a password of your own to continue.'],
  ])('%s leads to a new password', async (reason, text) => {
    const { user, path } = await signIn('/sign-in', pending(reason));

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));

    expect(path()).toBe('/setup-password');
    expect(screen.getByLabelText(/^New password/)).toBeInTheDocument();
  });

  test('checks the form before it asks', async () => {
    server({});
    const { user } = open('/sign-in');

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'dana');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByText(errorText('INVALID_EMAIL_ADDRESS'))).toBeInTheDocument();
    expect(screen.getByText(errorText('BLANK'))).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('says when there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    await signIn('/sign-in', new TypeError('Failed to fetch'));

    expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.offline);
  });

  test('says why somebody was logged out, once', async () => {
    leaveNotice('inactivity');

    open('/sign-in');

    expect(screen.getByText('You have been logged out due to inactivity.')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('token verification', () => {
  const at = {
    pathname: '/token-verification',
    state: { token: '1.pending', returnTo: '/dashboard/support' },
  };
  const codeSent = payload('sendVerificationCode');

  async function verify(...answers: Answer[]) {
    server({ SendVerificationCode: [codeSent], ActivateSession: answers });
    const page = open(at);
    await page.user.type(screen.getByRole('textbox', { name: /Verification code/ }), '123456');
    await page.user.click(screen.getByRole('button', { name: 'Verify' }));
    return page;
  }

  test('without a pending sign-in it leads to sign-in', async () => {
    server({});

    const { path } = open('/token-verification');

    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(sent).toEqual([]);
  });

  test('sends one code when it is opened', async () => {
    server({ SendVerificationCode: [codeSent] });

    open(at);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables.input).toEqual({ token: '1.pending' });
    expect(screen.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
  });

  test('sends no other code when the page is loaded again, which would void the first', async () => {
    server({ SendVerificationCode: [codeSent] });

    open({ ...at, state: { ...at.state, codeSent: true } });

    expect(await screen.findByRole('button', { name: 'Send a new code' })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  test('the right code begins the session', async () => {
    const { path } = await verify(payload('activateSession', { token: '1.new' }));

    await waitFor(() => expect(path()).toBe('/dashboard/support'));
    expect(readToken()).toBe('1.new');
  });

  test('a wrong code tells how many attempts remain, on the field', async () => {
    await verify(
      refused('activateSession', 'CODE_CONFIRMATION_ERROR', { params: { remainingAttempts: 4 } }),
    );

    expect(
      await screen.findByText('Incorrect verification code. 4 attempts remaining.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Verification code/ })).toBeInvalid();
  });

  test.each(['EXPIRED_TOKEN', 'ACCOUNT_LOCKED'] as const)(
    '%s leads back to sign-in, which says why and still knows where somebody wanted to go',
    async (code) => {
      const { path } = await verify(refused('activateSession', code));

      await waitFor(() => expect(path()).toBe('/sign-in?returnTo=%2Fdashboard%2Fsupport'));
      expect(await screen.findByText(errorText(code))).toBeInTheDocument();
    },
  );
});

describe('forgot password', () => {
  test('says the same whether the e-mail is registered or not', async () => {
    server({ RequestPasswordReset: [payload('requestPasswordReset')] });
    const { user } = open('/forgot-password');

    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'dana@assay.test');
    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(
      await screen.findByText(
        'If the email is registered, a link to reset the password has been sent to it.',
      ),
    ).toBeInTheDocument();
  });
});

describe('set up password', () => {
  const link = (isPasswordLinkUsable: boolean) => ({ data: { isPasswordLinkUsable } });
  /** What was sent beside the question whether the link still works. */
  const saves = () => sent.filter(({ operation }) => operation !== 'PasswordLink');
  async function save(
    at: InitialEntry,
    password: string,
    confirmation: string,
    answers: Record<string, Answer[]>,
  ) {
    server({ PasswordLink: [link(true)], ...answers });
    const page = open(at);
    await page.user.type(await screen.findByLabelText(/^New password/), password);
    await page.user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
    await page.user.click(screen.getByRole('button', { name: 'Save password' }));
    return page;
  }

  test('without code and token it leads to sign-in', async () => {
    server({});

    const { path } = open('/setup-password');

    await waitFor(() => expect(path()).toBe('/sign-in'));
  });

  test('the code of a link sets the password', async () => {
    const { path } = await save('/setup-password?code=c0de', 'Assay-demo-1', 'Assay-demo-1', {
      SetPasswordByCode: [payload('setPasswordByCode')],
    });

    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(saves()[0]?.variables.input).toEqual({ password: 'Assay-demo-1', code: 'c0de' });
    expect(
      await screen.findByText('Your password has been set. Please sign in.'),
    ).toBeInTheDocument();
  });

  test('the token of a sign-in sets the password', async () => {
    const at = { pathname: '/setup-password', state: { token: '1.pending' } };

    const { path } = await save(at, 'Assay-demo-1', 'Assay-demo-1', {
      SetPasswordByToken: [payload('setPasswordByToken')],
    });

    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(sent[0]?.variables.input).toEqual({ password: 'Assay-demo-1', token: '1.pending' });
  });

  test('the sign-in that follows leads to where somebody wanted to go', async () => {
    const returnTo = '/dashboard/support';
    const at = { pathname: '/setup-password', state: { token: '1.pending', returnTo } };

    const { path } = await save(at, 'Assay-demo-1', 'Assay-demo-1', {
      SetPasswordByToken: [payload('setPasswordByToken')],
    });

    await waitFor(() => expect(path()).toBe('/sign-in?returnTo=%2Fdashboard%2Fsupport'));
  });

  test('a token that came too late leads back to sign-in', async () => {
    const at = { pathname: '/setup-password', state: { token: '1.old' } };

    const { path } = await save(at, 'Assay-demo-1', 'Assay-demo-1', {
      SetPasswordByToken: [refused('setPasswordByToken', 'EXPIRED_TOKEN')],
    });

    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(await screen.findByText(errorText('EXPIRED_TOKEN'))).toBeInTheDocument();
  });

  test('a link that is over says so when it is opened, and where to get another', async () => {
    server({ PasswordLink: [link(false)] });
    open('/setup-password?code=old');

    expect(await screen.findByRole('alert')).toHaveTextContent('This link has already expired.');
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
    for (const way of [
      /If you have set your password already, sign in\./,
      /If there is a newer mail, open its link\./,
      /ask your administrator for a new link/,
    ])
      expect(screen.getByText(way)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeInTheDocument();
  });

  test('a link that cannot be looked at opens the form', async () => {
    server({ PasswordLink: [new TypeError('Failed to fetch')] });
    open('/setup-password?code=c0de');

    expect(await screen.findByLabelText(/^New password/)).toBeInTheDocument();
  });

  test('a link that was used meanwhile says so', async () => {
    await save('/setup-password?code=old', 'Assay-demo-1', 'Assay-demo-1', {
      SetPasswordByCode: [refused('setPasswordByCode', 'INVALID_CODE')],
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('This link has already expired.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test('a weak password and a differing confirmation are refused before anything is sent', async () => {
    const { user } = await save('/setup-password?code=c', 'short', 'other', {});

    expect(await screen.findByText(errorTexts.password)).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^New password/));
    await user.type(screen.getByLabelText(/^New password/), 'Assay-demo-1');
    await user.click(screen.getByRole('button', { name: 'Save password' }));

    expect(await screen.findByText(errorTexts.passwordMismatch)).toBeInTheDocument();
    expect(saves()).toEqual([]);
  });
});
