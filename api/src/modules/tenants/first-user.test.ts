import { expect, test } from 'vitest';
import { isInvitationDue, namesOf } from './first-user.ts';

const saved = { enabled: true };
const disabled = { ...saved, enabled: false, first_user: null };

test.each([
  ['created disabled', null, { ...saved, enabled: false }, false],
  ['created enabled', null, saved, true],
  ['enabled for the first time', disabled, saved, true],
  ['saved while disabled', disabled, { ...saved, enabled: false }, false],
  [
    'enabled again after an invitation',
    { ...disabled, first_user: 'INVITED' as const },
    saved,
    false,
  ],
  ['saved while enabled', { ...saved, first_user: 'INVITED' as const }, saved, false],
  ['enabled by the installation and saved', { ...saved, first_user: null }, saved, false],
  [
    'saved while nobody can sign in, as the address was taken',
    { ...saved, first_user: 'EMAIL_TAKEN' as const },
    saved,
    true,
  ],
])('a tenant that is %s', (_what, before, after, isDue) => {
  expect(isInvitationDue(before, after)).toBe(isDue);
});

test.each([
  ['Ann Brown', 'Ann', 'Brown'],
  ['  Ann  Marie   Brown ', 'Ann', 'Marie Brown'],
  ['Ann', 'Ann', 'Ann'],
])('%j is called %s and %s', (fullName, firstName, lastName) => {
  expect(namesOf(fullName)).toEqual({ firstName, lastName });
});
