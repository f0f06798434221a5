import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1_000])(
  'a text of %d characters hashes as in FIPS 180-4',
  (length) => {
    const text = 'query é {…}'.repeat(100).slice(0, length);

    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
