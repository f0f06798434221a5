import { expect, test } from 'vitest';
import { hashPassword } from './password-hash.ts';
import { isPasswordExpired, refusalOfPassword } from './password-rules.ts';

const next = {
  password: 'Assay-demo-2',
  username: 'super@assay.test',
  ownNames: [],
  previousHashes: [],
};

test('takes a password that was not used before', async () => {
  const previousHashes = [await hashPassword('Assay-demo-1')];

  expect(await refusalOfPassword({ ...next, previousHashes })).toBeNull();
});

test('refuses a password that equals the username, whatever the case', async () => {
  const refusal = await refusalOfPassword({
    ...next,
    username: 'A1@Assay.test',
    password: 'a1@assay.TEST',
  });

  expect(refusal).toBe('PASSWORD_LIKE_EMAIL');
});

test('refuses each of the last passwords', async () => {
  const previousHashes = [await hashPassword('Assay-demo-1'), await hashPassword('Assay-demo-2')];

  expect(await refusalOfPassword({ ...next, previousHashes })).toBe('PASSWORD_AS_PREVIOUS');
});

test.each([
  ['Summit1!', 'PASSWORD_LIKE_NAME'],
  ['harborfreight2026', 'PASSWORD_LIKE_NAME'],
  ['Harbor-Freight-1', 'PASSWORD_LIKE_NAME'],
  ['Rosalind1234', 'PASSWORD_LIKE_NAME'],
  ['r.ruiz-dot-99', null],
  ['gravel-Harbor-77-otter', null],
])('judges %s by the own names', async (password, said) => {
  const own = {
    username: 'r.ruiz@harbor.test',
    ownNames: ['Rosalind', 'Ruiz', 'Harbor Freight', 'Summit'],
  };

  expect(await refusalOfPassword({ ...next, ...own, password })).toBe(said);
});

test.each([
  ['Password1', 'PASSWORD_COMMON'],
  ['abc12345', 'PASSWORD_COMMON'],
  ['Summer2024', 'PASSWORD_COMMON'],
  ['1qaz2wsx', 'PASSWORD_COMMON'],
  ['!Dragon99', 'PASSWORD_COMMON'],
  ['dragon-otter-7', null],
  ['Summer-in-2024-again', null],
])('judges %s by the commonest passwords', async (password, said) => {
  expect(await refusalOfPassword({ ...next, password })).toBe(said);
});

test('a password expires 90 days after it was set, not before', () => {
  const changedAt = new Date('2026-08-01T12:00:00Z');

  expect(isPasswordExpired(changedAt, new Date('2026-10-30T11:59:59Z'))).toBe(false);
  expect(isPasswordExpired(changedAt, new Date('2026-10-30T12:00:00Z'))).toBe(true);
});
