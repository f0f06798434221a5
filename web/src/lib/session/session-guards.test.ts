import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './session-guards.ts';
import { browser, onLeaving, SESSION_KEY, takeNotice } from './session-store.ts';

const replace = vi.fn();
const reload = vi.fn();
let stop: () => void;

const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  vi.spyOn(browser, 'replace').mockImplementation(replace);
  vi.spyOn(browser, 'reload').mockImplementation(reload);
  replace.mockClear();
  reload.mockClear();
  window.history.replaceState(null, '', '/dashboard/support');
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

test('a session that ended in another tab ends here, and says why', () => {
  tell(SESSION_KEY);

  expect(replace).toHaveBeenCalledExactlyOnceWith('/sign-in?returnTo=%2Fdashboard%2Fsupport');
  expect(takeNotice()).toBe('ended');
});

test('clearing the whole storage ends the session', () => {
  tell(null);

  expect(replace).toHaveBeenCalledOnce();
});

test('a sign-in in another tab loads the page anew', () => {
  localStorage.setItem(SESSION_KEY, '1.other');

  tell(SESSION_KEY);

  expect(reload).toHaveBeenCalledOnce();
});

test('nothing of the page before, and no question of its forms, outlives that', () => {
  document.body.append('a record');
  const task = vi.fn();
  const forget = onLeaving(task);
  localStorage.setItem(SESSION_KEY, '1.other');

  tell(SESSION_KEY);

  expect(task).toHaveBeenCalledOnce();
  expect(document.body).toBeEmptyDOMElement();
  forget();
});

test('other keys of the storage do not matter', () => {
  tell('assay.style');

  expect(replace).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('the sign-in screen of another tab stays where it is', () => {
  window.history.replaceState(null, '', '/sign-in');

  tell(SESSION_KEY);

  expect(replace).not.toHaveBeenCalled();
});
