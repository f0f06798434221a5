import { expect, test } from 'vitest';
import { newPasswordContract, openFields } from './new-password.ts';

const username = 'user1@northwind.test';
const typed = (oldPassword: string, password = '', confirmation = '') => ({
  oldPassword,
  password,
  confirmation,
});

test.each([
  ['nothing yet', typed(''), [false, false]],
  ['the old one half typed', typed('Assay-d'), [false, false]],
  ['the old one valid', typed('Assay-demo-1'), [true, false]],
  ['the new one too short', typed('Assay-demo-1', 'short1'), [true, false]],
  ['the new one without a number', typed('Assay-demo-1', 'Assay-demo'), [true, false]],
  ['the new one like the old one', typed('Assay-demo-1', 'Assay-demo-1'), [true, false]],
  ['the new one like the username', typed('Assay-demo-1', 'User1@northwind.test'), [true, false]],
  ['both valid', typed('Assay-demo-1', 'Assay-demo-2'), [true, true]],
  ['the old one taken back', typed('', 'Assay-demo-2'), [false, false]],
])('with %s, new and confirmation are open: %j', (_case, values, [password, confirmation]) => {
  expect(openFields(values, username)).toEqual({ password, confirmation });
});

const messagesOf = (values: ReturnType<typeof typed>) =>
  newPasswordContract(username)
    .safeParse(values, { reportInput: true })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test.each([
  [
    typed('Assay-demo-1', 'Assay-demo-2', 'Assay-demo-3'),
    'confirmation',
    'New password and confirmation password do not match.',
  ],
  [
    typed('Assay-demo-1', 'Assay-demo-1', 'Assay-demo-1'),
    'password',
    'You cannot reuse previous passwords.',
  ],
  [
    typed('Assay-demo-1', username, username),
    'password',
    'Password cannot be the same as the username.',
  ],
])('%j fails on %s: %s', (values, field, message) => {
  expect(messagesOf(values)).toContainEqual([field, message]);
});

test('a good change fails nowhere', () => {
  expect(messagesOf(typed('Assay-demo-1', 'Assay-demo-2', 'Assay-demo-2'))).toEqual([]);
});
