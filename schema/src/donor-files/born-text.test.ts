import { expect, test } from 'vitest';
import { bornText } from './born-text.ts';

test.each([
  [[], null],
  [[{ datesOfBirth: [] }], null],
  [[{ datesOfBirth: ['1982-03-23'] }, { datesOfBirth: ['1982-03-23'] }], '03/23/1982'],
  [
    [{ datesOfBirth: ['1982-03-23'] }, { datesOfBirth: ['1964-12-27'] }],
    '03/23/1982 or 12/27/1964 (its tests differ)',
  ],
])('of %j is %s', (ids, text) => {
  expect(bornText(ids)).toBe(text);
});
