import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const labels = { name: 'Name', 'address.city': 'City', phone: 'Phone', active: 'Active' };
const before = { name: 'Acme', address: { city: 'Austin' }, phone: null, active: true };

test('only fields that somebody else changed are told, in the order of the labels', () => {
  const now = { name: 'Acme', address: { city: 'Dallas' }, phone: '5125550142', active: false };

  expect(changedFields({ before, now, typed: before }, labels)).toEqual([
    { label: 'City', before: 'Austin', now: 'Dallas', typed: null },
    { label: 'Phone', before: '–', now: '5125550142', typed: null },
    { label: 'Active', before: 'Yes', now: 'No', typed: null },
  ]);
});

test('what was typed into such a field stands beside it', () => {
  const now = { ...before, name: 'Acme Inc.' };
  const typed = { ...before, name: 'Acme LLC', address: { city: 'Houston' } };

  expect(changedFields({ before, now, typed }, labels)).toEqual([
    { label: 'Name', before: 'Acme', now: 'Acme Inc.', typed: 'Acme LLC' },
  ]);
});

test('absent and blank are the same; a missing group is all blank', () => {
  const now = { ...before, phone: '', address: null };

  expect(changedFields({ before, now, typed: before }, labels)).toEqual([
    { label: 'City', before: 'Austin', now: '–', typed: null },
  ]);
});

test('values are shown in the words of the screen', () => {
  const now = { ...before, phone: '5125550142' };
  const show = (path: string, value: unknown) =>
    path === 'phone' ? `tel ${String(value)}` : String(value);

  expect(changedFields({ before, now, typed: before }, labels, show)[0]?.now).toBe(
    'tel 5125550142',
  );
});

test('lists and groups are compared by what is in them, and shown as the screen has them', () => {
  const one = { clients: [{ id: 1, name: 'Acme' }], mro: { all: true, none: null } };
  const same = { clients: [{ name: 'Acme', id: 1 }], mro: { all: true } };
  const other = { clients: [{ id: 1, name: 'Acme' }, { name: 'Globex' }], mro: null };
  const words = { clients: 'Clients', mro: 'MRO' };
  const show = (_path: string, value: unknown) =>
    Array.isArray(value) ? `${value.length} clients` : 'Own';

  expect(changedFields({ before: one, now: same, typed: one }, words)).toEqual([]);
  expect(changedFields({ before: one, now: other, typed: one }, words, show)).toMatchObject([
    { label: 'Clients', before: '1 clients', now: '2 clients' },
    { label: 'MRO', now: '–' },
  ]);
});
