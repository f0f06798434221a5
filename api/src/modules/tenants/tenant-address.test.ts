import { expect, test } from 'vitest';
import { currentDomain, isSpecialHost, urlOf } from './tenant-address.ts';

test.each([
  ['localhost:4000', 'assay', undefined, 'localhost'],
  ['assay.localhost:4000', 'assay', undefined, 'localhost'],
  ['assay.portal.example.com', 'assay', undefined, 'portal.example.com'],
  ['summit.portal.example.com', 'summit', undefined, 'portal.example.com'],
  ['assay.portal.example.com', 'other', undefined, 'assay.portal.example.com'],
  ['assay.', 'assay', undefined, 'localhost'],
  ['evil"><script>', 'assay', undefined, 'localhost'],
  ['', 'assay', undefined, 'localhost'],
  ['127.0.0.1:4000', 'assay', undefined, 'localhost'],
  ['10.0.0.5', 'assay', undefined, 'localhost'],
  ['[::1]:4000', 'assay', undefined, 'localhost'],
  ['Assay.Portal.Example.com', 'assay', undefined, 'portal.example.com'],
  ['anything.test:80', 'assay', 'Portal.Example.com', 'portal.example.com'],
])(
  'tenants made at %j by %s with PORTAL_DOMAIN %s live under %s',
  (host, code, portalDomain, domain) => {
    expect(currentDomain(host, code, portalDomain)).toBe(domain);
  },
);

test.each([
  ['http', 'localhost:4000', 'http://summit.localhost:4000'],
  ['https', 'portal.example.com', 'https://summit.localhost'],
  ['https', 'portal.example.com:8443', 'https://summit.localhost:8443'],
])('the address has scheme and port of the request: %s %s', (forwardedProto, tenantHost, url) => {
  expect(urlOf('summit.localhost', { forwardedProto, tenantHost })).toBe(url);
});

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
