import { expect, it } from 'vitest';
import { isPrivateHost } from './private-hosts.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
  'localhost',
  'database',
  'metadata.google.internal',
  'printer.local',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

it.each(['laboratory.example.com', '8.8.8.8', '172.32.0.1', '[2606:4700::1]', 'local.example.com'])(
  '%s is not',
  (host) => {
    expect(isPrivateHost(host)).toBe(false);
  },
);
