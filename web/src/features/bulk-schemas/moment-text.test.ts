import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

it.each([
  ['1986-04-12', '04/12/1986'],
  ['2026-03-09T20:05', '03/09/2026 8:05 PM'],
  ['2026-03-09T00:30', '03/09/2026 12:30 AM'],
  ['2026-03-09T12:00', '03/09/2026 12:00 PM'],
])('%s is shown as %s', (value, text) => {
  expect(momentText(value)).toBe(text);
});
