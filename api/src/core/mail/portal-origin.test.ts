import { expect, test } from 'vitest';
import { ownOrigin, portalOrigin } from './portal-origin.ts';

const trust = { PORTAL_DOMAIN: 'assay.example', SPECIAL_HOSTS: ['portal.internal'] };
const summit = { id: 2, host: 'summit.assay.example' };
const origin = (tenantHost: string, forwardedProto = 'https', own = summit) =>
  portalOrigin(own, { tenantHost, forwardedProto }, trust);

test.each([
  ['summit.assay.example', 'https', 'https://summit.assay.example'],
  ['Summit.Assay.Example:8443', 'https', 'https://summit.assay.example:8443'],
])('the own host keeps its scheme and port: %s', (host, proto, expected) => {
  expect(origin(host, proto)).toBe(expected);
});

test.each([
  ['assay.example', 'https', 'https://assay.example'],
  ['portal.internal:4000', 'http', 'http://portal.internal:4000'],
  ['localhost:4000', 'http', 'http://localhost:4000'],
  ['[::1]:4000', 'http', 'http://[::1]:4000'],
])('tenant 1 is also reached by the special host %s', (host, proto, expected) => {
  expect(origin(host, proto, { id: 1, host: 'md.assay.example' })).toBe(expected);
});

test.each(['assay.example:8443', 'portal.internal:8443', 'localhost:8443', 'other.localhost:8443'])(
  'mail of a tenant that is asked for at %s leads to its own host',
  (host) => {
    expect(origin(host)).toBe('https://summit.assay.example:8443');
  },
);

test.each([
  'evil.example',
  'summit.assay.example.evil.example',
  'summit.assay.example@evil.example',
  'evil.example/summit.assay.example',
  'localhost.evil.example',
  'evillocalhost',
  '203.0.113.9',
  'summit.assay.example:80@evil.example',
  'summit.assay.example\r\nx: y',
  '',
])('any other host gives a plain link to the tenant: %j', (host) => {
  expect(origin(host, 'http')).toBe('https://summit.assay.example');
  expect(origin(host, 'http', { id: 1, host: 'md.assay.example' })).toBe(
    'https://md.assay.example',
  );
});

test('an unknown scheme never gets into a link', () => {
  expect(origin('summit.assay.example', 'javascript')).toBe('http://summit.assay.example');
});

test.each([
  [
    { id: 1, host: 'md.assay.example' },
    'http://portal.internal:8080/',
    'http://portal.internal:8080',
  ],
  [
    { id: 2, host: 'Summit.assay.example' },
    'https://assay.example',
    'https://summit.assay.example',
  ],
  [{ id: 2, host: 'summit.assay.example' }, undefined, 'https://summit.assay.example'],
])('mail of %j that nobody asked for, of a portal at %s, leads to %s', (own, url, expected) => {
  expect(ownOrigin(own, { PORTAL_URL: url })).toBe(expected);
});
