import { expect, test } from 'vitest';
import { isSpecialHost } from './tenant-style.ts';

const settings = { PORTAL_DOMAIN: 'Portal.Example.com', SPECIAL_HOSTS: ['preview.example.com'] };

test.each([
  'localhost',
  'localhost:4000',
  '127.0.0.1:4000',
  '10.1.2.3',
  '[::1]:4000',
  '[2001:db8::1]',
  'portal.example.com',
  'PORTAL.example.com:443',
  'preview.example.com',
])('%s is a special host', (host) => {
  expect(isSpecialHost(host, settings)).toBe(true);
});

test.each([
  'summit.localhost:4000',
  'summit.portal.example.com',
  'example.com',
  '1.2.3.4.example.com',
  '',
])('%j is not', (host) => {
  expect(isSpecialHost(host, settings)).toBe(false);
});
