import { verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  return { ...library, verify: vi.fn(library.verify) };
});

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

test('hashes with argon2id, 19 MiB, two passes and a salt of its own', async () => {
  const [first, second] = [await hashPassword('Assay-demo-1'), await hashPassword('Assay-demo-1')];

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test('tells the right password from a wrong one', async () => {
  const stored = await hashPassword('Assay-demo-1');

  expect(await verifyPassword(stored, 'Assay-demo-1')).toBe(true);
  expect(await verifyPassword(stored, 'Assay-demo-2')).toBe(false);
});

test('verifies an account without a password against a hash of the same cost and refuses it', async () => {
  const matches = await verifyPassword(null, 'Assay-demo-1');

  expect(matches).toBe(false);
  expect(verify).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    'Assay-demo-1',
  );
});
