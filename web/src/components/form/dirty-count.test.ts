import { expect, test } from 'vitest';
import { dirtyCount } from './dirty-count.ts';

test('every changed field counts, in groups as well', () => {
  expect(dirtyCount({ name: true, address: { city: true, zip: false } })).toBe(2);
});

test('a list counts as one, however many of its entries moved', () => {
  expect(dirtyCount({ clients: [{ name: true }, { name: true, id: true }] })).toBe(1);
  expect(dirtyCount({ clients: [{ name: false }] })).toBe(0);
});
