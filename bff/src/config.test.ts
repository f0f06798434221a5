import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings the documented ports hold', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    apiUrl: 'http://127.0.0.1:4001',
    operations: 'any',
    production: false,
  });
});

test('a blank setting counts as unset', () => {
  expect(readConfig({ PORT: '', API_URL: '' }).port).toBe(4000);
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['API_URL', 'not an address'],
  ['LOG_LEVEL', 'loud'],
  ['OPERATIONS', 'some'],
])('a wrong %s (%s) is told by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not valid: .+\\.$`));
});
