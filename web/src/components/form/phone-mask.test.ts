import { describe, expect, it } from 'vitest';
import { caretBehindDigit, digitsOf, maskPhone } from './phone-mask.ts';

describe('digitsOf', () => {
  it.each([
    ['(512) 555-0142', '5125550142'],
    ['512.555.0142', '5125550142'],
    ['+1 512 555 0142', '5125550142'],
    ['call me', ''],
    ['15125550142999', '15125550142999'],
  ])('%s → %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['512', '(512'],
    ['5125', '(512) 5'],
    ['5125550', '(512) 555-0'],
    ['5125550142', '(512) 555-0142'],
    ['51255501421', '(512) 555-01421'],
  ])('%s → %s', (digits, masked) => {
    expect(maskPhone(digits)).toBe(masked);
  });
});

it('finds the caret behind the nth digit', () => {
  expect(caretBehindDigit('(512) 555-0142', 0)).toBe(0);
  expect(caretBehindDigit('(512) 555-0142', 3)).toBe(4);
  expect(caretBehindDigit('(512) 555-0142', 4)).toBe(7);
  expect(caretBehindDigit('(512) 555-0142', 11)).toBe(14);
});
