import { afterEach, beforeEach, expect, test } from 'vitest';
import { destination, followNavigation } from './destination.ts';

beforeEach(() => window.history.replaceState(null, '', '/dashboard/support?from=menu'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('is the open page while nothing is on its way', () => {
  const forget = followNavigation(() => null);

  expect(destination()).toBe('/dashboard/support?from=menu');
  forget();
});

test('is the page that is being opened', () => {
  const forget = followNavigation(() => '/dashboard/profile?tab=2');

  expect(destination()).toBe('/dashboard/profile?tab=2');
  forget();
});

test('is the open page again when nobody follows any more', () => {
  followNavigation(() => '/dashboard/profile')();

  expect(destination()).toBe('/dashboard/support?from=menu');
});
