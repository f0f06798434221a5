import { describe, expect, test } from 'vitest';
import { base32, codeOfStep, stepAt, stepOfCode } from './totp.ts';

/** Key and times of RFC 6238, appendix B; its codes have eight digits, of which six are shown. */
const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238', (second, code) => {
    expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i periods from now counts: %s', (away, counts) => {
    const now = new Date('2026-11-23T12:00:00Z');
    const step = stepAt(now) + away;

    expect(stepOfCode(secret, codeOfStep(secret, step), now)).toBe(counts ? step : null);
  });

  test.each(['', '12345', '1234567', '28708é', 'ABCDEF'])('is never %j', (code) => {
    expect(stepOfCode(secret, code, new Date(59_000))).toBeNull();
  });
});

test('a key is written as RFC 4648 says', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
