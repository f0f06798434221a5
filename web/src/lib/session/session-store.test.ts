import { beforeEach, expect, test, vi } from 'vitest';
import {
  ACTIVITY_KEY,
  browser,
  endSession,
  noticeOfEnd,
  onLeaving,
  readToken,
  SESSION_KEY,
  signInUrl,
  startSession,
  readNotice,
  takeNotice,
} from './session-store.ts';

const replace = vi.fn();

beforeEach(() => {
  vi.spyOn(browser, 'replace').mockImplementation(replace);
  replace.mockClear();
});

test('the token and the time of the last activity are kept in the storage', () => {
  startSession('1.abc', 1_000);

  expect(localStorage.getItem(SESSION_KEY)).toBe('1.abc');
  expect(localStorage.getItem(ACTIVITY_KEY)).toBe('1000');
});

test('ending a session leaves neither token nor page behind', () => {
  startSession('1.abc', 1_000);
  document.body.innerHTML = '<p>Jane Roe</p>';

  endSession();

  expect(readToken()).toBeNull();
  expect(localStorage.getItem(ACTIVITY_KEY)).toBeNull();
  expect(document.body).toBeEmptyDOMElement();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/sign-in');
});

test('the notice is said once', () => {
  endSession({ notice: 'inactivity' });

  expect(takeNotice()).toBe('inactivity');
  expect(takeNotice()).toBeNull();
});

test('the notice can be read until it is taken', () => {
  endSession({ notice: 'ended' });

  expect(readNotice()).toBe('ended');
  expect(readNotice()).toBe('ended');
});

test('other tabs learn why the session ended until the next one begins', () => {
  endSession({ notice: 'inactivity' });
  expect(noticeOfEnd()).toBe('inactivity');

  startSession('1.def', 2_000);

  expect(noticeOfEnd()).toBeNull();
});

test('what must be done before leaving is done', () => {
  const task = vi.fn();
  const stop = onLeaving(task);

  endSession();
  stop();

  expect(task).toHaveBeenCalledOnce();
});

test.each([
  ['/dashboard', '/sign-in?returnTo=%2Fdashboard'],
  [
    '/dashboard/admin-panel/tpa?page=2',
    '/sign-in?returnTo=%2Fdashboard%2Fadmin-panel%2Ftpa%3Fpage%3D2',
  ],
  ['/dashboardish', '/sign-in'],
  ['/elsewhere', '/sign-in'],
  ['//evil.example/dashboard', '/sign-in'],
  ['https://evil.example/dashboard', '/sign-in'],
  ['/\\evil.example/dashboard', '/sign-in'],
  ['javascript:alert(1)', '/sign-in'],
  ['/dashboard/../sign-in', '/sign-in'],
])('sign-in leads back to %s as %s', (path, url) => {
  expect(signInUrl(path)).toBe(url);
});
