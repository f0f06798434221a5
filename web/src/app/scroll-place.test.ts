import { expect, it } from 'vitest';
import { scrollPlace } from './scroll-place.ts';

const at = (pathname: string, key: string) => ({
  pathname,
  key,
  search: '',
  hash: '',
  state: null,
});

it('keeps two addresses that were typed in apart', () => {
  expect(scrollPlace(at('/dashboard', 'default'))).not.toBe(
    scrollPlace(at('/dashboard/support', 'default')),
  );
});

it('keeps two visits of one address apart', () => {
  expect(scrollPlace(at('/dashboard', 'a1'))).not.toBe(scrollPlace(at('/dashboard', 'b2')));
});
