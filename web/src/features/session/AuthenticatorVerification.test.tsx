import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readToken } from '../../lib/session/session-store.ts';
import { system } from '../../lib/theme/system.ts';
import { TokenVerificationView } from './TokenVerificationView.tsx';

const refusal = {
  errorCode: 'CODE_CONFIRMATION_ERROR',
  message: '',
  path: [],
  params: { remainingAttempts: 4 },
};

/** Opens the screen for who has an app; the server answers one activation after the other. */
function open(...answers: object[]) {
  const sent: { operationName: string; variables: { input: object } }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const activateSession = answers.shift();
    return new Response(JSON.stringify({ data: { activateSession } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const router = createMemoryRouter(
    [
      {
        path: '/token-verification',
        element: <TokenVerificationView onSend={() => undefined} />,
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      initialEntries: [
        { pathname: '/token-verification', state: { token: '1.pending', authenticator: true } },
      ],
    },
  );
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), sent, path: () => router.state.location.pathname };
}
const press = (name: string) => screen.getByRole('button', { name });

test('the code of the app is asked for, and none is mailed', async () => {
  const { user, sent, path } = open({ token: '1.active', errors: [] });

  await user.type(screen.getByLabelText(/^Verification code/), '123456');
  await user.click(press('Verify'));

  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(readToken()).toBe('1.active');
  expect(sent.map(({ operationName }) => operationName)).toEqual(['ActivateSession']);
  expect(sent[0]?.variables.input).toEqual({ token: '1.pending', code: '123456' });
});

test('a wrong code says how many tries remain, and a recovery code goes the same way', async () => {
  const { user, sent, path } = open(
    { token: null, errors: [refusal] },
    { token: '1.other', errors: [] },
  );

  await user.type(screen.getByLabelText(/^Verification code/), '000000');
  await user.click(press('Verify'));
  expect(await screen.findByText(/4 attempts remaining/)).toBeVisible();
  await user.click(press('Use a recovery code'));
  expect(screen.queryByText(/4 attempts remaining/)).toBeNull();
  await user.type(screen.getByLabelText(/^Recovery code/), 'AAAA-BBBB-CCCC-DDDD');
  await user.click(press('Verify'));

  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent[1]?.variables.input).toEqual({ token: '1.pending', code: 'AAAA-BBBB-CCCC-DDDD' });
});
