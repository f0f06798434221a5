import { afterEach, expect, test } from 'vitest';
import { noteVisit, pageBefore } from './visited-pages.ts';

const show = (idx: number, path: string): void => {
  window.history.replaceState({ idx }, '', path);
  noteVisit(path);
};
afterEach(() => window.history.replaceState(null, '', '/'));

test('the page before is the one that the entry before has shown last', () => {
  show(0, '/list');
  expect(pageBefore()).toBeNull();
  show(1, '/profile');
  show(2, '/edit');
  expect(pageBefore()).toBe('/profile');
  show(1, '/other');
  expect(pageBefore()).toBe('/list');
  show(2, '/edit');
  expect(pageBefore()).toBe('/other');
});

test('what was there before the portal is not known', () => {
  window.history.replaceState(null, '', '/edit');
  noteVisit('/edit');
  expect(pageBefore()).toBeNull();
});
