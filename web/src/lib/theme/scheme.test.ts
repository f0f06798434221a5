import { expect, test } from 'vitest';
import { chooseScheme, chosenScheme } from './scheme.ts';

test('follows the system until a mode is chosen', () => {
  expect(chosenScheme()).toBe('system');
});

test('a chosen mode holds at once and at the next start, and can be taken back', () => {
  chooseScheme('dark');
  expect([chosenScheme(), localStorage.getItem('assay.scheme')]).toEqual(['dark', 'dark']);

  chooseScheme('system');
  expect([chosenScheme(), localStorage.getItem('assay.scheme')]).toEqual(['system', null]);
});
