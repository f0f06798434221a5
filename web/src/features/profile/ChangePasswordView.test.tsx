import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { profilePaths } from '../../config/features/profile.ts';
import { paths } from '../../config/paths.ts';
import { browser, readToken, startSession, takeNotice } from '../../lib/session/session-store.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

const changed = (...errors: object[]) => ({
  changePassword: { __typename: 'ChangePasswordPayload', errors },
});
const refusal = (errorCode: string, path: string[]) => ({
  __typename: 'UserError',
  errorCode,
  message: '',
  path,
  params: {},
});

const open = (answers: Answers = {}) => {
  const api = fakeApi({ ChangePassword: () => changed(), ...answers });
  const routes = [
    { path: profilePaths.changePassword, Component: ChangePasswordView },
    { path: profilePaths.view, element: <p>The profile</p> },
  ];
  return { api, ...renderScreen({ routes, at: profilePaths.changePassword }) };
};
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = () => screen.getByRole('button', { name: 'Change password' });

/** Fills the three fields, each after it has opened. */
async function fill(user: ReturnType<typeof open>['user'], confirmation = 'Assay-demo-2') {
  await user.type(await screen.findByLabelText(/^Old password/), 'Assay-demo-1');
  await user.type(field('New password'), 'Assay-demo-2');
  await user.type(field('Confirm new password'), confirmation);
}

let wentTo: string[];
beforeEach(() => {
  wentTo = [];
  vi.spyOn(browser, 'replace').mockImplementation((url) => void wentTo.push(url));
  startSession('1.token', 0);
});

test('each field opens when the one before it is valid', async () => {
  const { user } = open();
  await screen.findByLabelText(/^Old password/);
  const state = () =>
    [field('New password'), field('Confirm new password')].map(
      (each) => (each as HTMLInputElement).disabled,
    );
  expect(state()).toEqual([true, true]);

  await user.type(field('Old password'), 'Assay-demo-1');
  expect(state()).toEqual([false, true]);
  await user.type(field('New password'), 'Assay-demo-2');
  expect(state()).toEqual([false, false]);
  await user.clear(field('Old password'));
  expect(state()).toEqual([true, true]);
});

test('a success logs out and leaves word for the sign-in screen', async () => {
  const { user, api } = open();
  await fill(user);

  await user.click(submit());

  await waitFor(() => expect(wentTo).toEqual([paths.signIn]));
  expect(readToken()).toBeNull();
  expect(takeNotice()).toBe('passwordChanged');
  expect(api.calls('ChangePassword')).toEqual([
    { input: { oldPassword: 'Assay-demo-1', password: 'Assay-demo-2' } },
  ]);
});

test('a confirmation that differs is refused on its field', async () => {
  const { user, api } = open();
  await fill(user, 'Assay-demo-3');

  await user.click(submit());

  await waitFor(() =>
    expect(field('Confirm new password')).toHaveAccessibleDescription(
      'New password and confirmation password do not match.',
    ),
  );
  expect(api.sent).toEqual([]);
});

test.each([
  [
    'INVALID_CURRENT_PASSWORD',
    ['oldPassword'],
    'Old password',
    'Current password is incorrect. Please try again.',
  ],
  ['PASSWORD_AS_PREVIOUS', ['password'], 'New password', 'You cannot reuse previous passwords.'],
  [
    'PASSWORD_LIKE_EMAIL',
    ['password'],
    'New password',
    'Password cannot be the same as the username.',
  ],
])('%s stands on its field, and the session goes on', async (code, path, label, message) => {
  const { user } = open({ ChangePassword: () => changed(refusal(code, path)) });
  await fill(user);

  await user.click(submit());

  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  expect(field('Confirm new password')).toHaveValue('Assay-demo-2');
  expect(readToken()).toBe('1.token');
});

test('why the confirmation stays closed is said when the new password is left', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Old password/), 'Assay-demo-1');
  await user.type(field('New password'), 'Assay-demo-1');

  await user.tab();

  await waitFor(() =>
    expect(field('New password')).toHaveAccessibleDescription(
      'You cannot reuse previous passwords.',
    ),
  );
});

test('an old password that becomes the new one is refused at once', async () => {
  const { user } = open();
  await fill(user);
  await user.clear(field('Old password'));

  await user.type(field('Old password'), 'Assay-demo-2');

  await waitFor(() =>
    expect(field('New password')).toHaveAccessibleDescription(
      'You cannot reuse previous passwords.',
    ),
  );
});

test('without a connection nothing typed is lost', async () => {
  const { user } = open({ ChangePassword: noConnection });
  await fill(user);

  await user.click(submit());

  expect(await screen.findByText(/not available right now/)).toBeInTheDocument();
  expect(field('New password')).toHaveValue('Assay-demo-2');
});
