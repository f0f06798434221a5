import { expect, test } from 'vitest';
import { hostOfName } from './tenant.ts';

test('a name gives a host below the domain', () => {
  expect(hostOfName(' Summit  Health-Care 2 ', 'portal.example.com')).toBe(
    'summit-health-care-2.portal.example.com',
  );
});

test.each(['', '   ', '--'])('the name %j gives no host', (name) => {
  expect(hostOfName(name, 'example.com')).toBe('');
});

test('a long name is cut to what a part of a host name can hold', () => {
  expect(hostOfName(`${'a'.repeat(62)} bcd`, 'localhost')).toBe(`${'a'.repeat(62)}.localhost`);
});
