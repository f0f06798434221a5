import { expect, test } from 'vitest';
import { moneyText } from '../../lib/value-text.ts';
import { methodText } from './tenant-words.ts';

test.each([
  ['0', '$0.00'],
  ['12.5', '$12.50'],
  ['1234.56', '$1,234.56'],
  ['1234567890', '$1,234,567,890.00'],
  [null, null],
])('the rate %s is shown as %s', (rate, text) => {
  expect(moneyText(rate)).toBe(text);
});

test.each([
  ['ANNUAL', 'Annual'],
  ['MONTHLY', 'Monthly'],
  ['PER_TEST', 'Per Test'],
  [null, null],
])('the billing method %s is shown as %s', (method, text) => {
  expect(methodText(method)).toBe(text);
});
