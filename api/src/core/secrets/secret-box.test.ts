import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { SecretBox, SecretError } from './secret-box.ts';

const secret = 'a secret of more than thirty-two characters';
const place = 'tenant 2 BASIC_AUTH_PASS';

test('opens what it sealed', () => {
  const box = new SecretBox(secret);

  expect(box.open(box.seal('pä55 wörd', place), place)).toBe('pä55 wörd');
});

test('a box with the same secret opens it after a restart', () => {
  const sealed = new SecretBox(secret).seal('s3cret', place);

  expect(new SecretBox(secret).open(sealed, place)).toBe('s3cret');
});

test('seals the same text differently each time and without the text in it', () => {
  const box = new SecretBox(secret);
  const [first, second] = [box.seal('s3cret', place), box.seal('s3cret', place)];

  expect(first).not.toBe(second);
  expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
    's3cret',
  );
});

test('does not open what was sealed for another place', () => {
  const box = new SecretBox(secret);

  expect(() => box.open(box.seal('s3cret', place), 'tenant 1 BASIC_AUTH_PASS')).toThrow(
    SecretError,
  );
});

test('names a wrong key as the reason', () => {
  const sealed = new SecretBox(randomBytes(32)).seal('s3cret', place);

  expect(() => new SecretBox(secret).open(sealed, place)).toThrow('another ASSAY_SECRET');
});

test('does not open a changed text', () => {
  const box = new SecretBox(secret);
  const sealed = box.seal('s3cret', place);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;

  expect(() => box.open(changed, place)).toThrow(SecretError);
});
