import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsavedChanges, markUnsaved } from '../unsaved-changes/unsaved-store.ts';
import {
  dropKeptPage,
  isPageKept,
  keepPagesWithChanges,
  onKeptChange,
  pageBack,
  showKeptPage,
} from './kept-page.ts';
import { followOtherTabs } from './session-guards.ts';
import { browser, endSession, keepPageWith, SESSION_KEY } from './session-store.ts';

const replace = vi.fn();
const reload = vi.fn();
const form = Symbol('form');
let stop: () => void;

const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));

beforeEach(() => {
  vi.spyOn(browser, 'replace').mockImplementation(replace);
  vi.spyOn(browser, 'reload').mockImplementation(reload);
  replace.mockClear();
  reload.mockClear();
  window.history.replaceState(null, '', '/dashboard/support');
  document.body.innerHTML = '<p>A form</p>';
  keepPagesWithChanges();
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  keepPageWith(() => false);
  showKeptPage();
  forgetUnsavedChanges();
  window.history.replaceState(null, '', '/');
});

test('a page without unsaved changes goes with its session', () => {
  endSession({ notice: 'ended' });

  expect(isPageKept()).toBe(false);
  expect(document.body).toBeEmptyDOMElement();
});

test.each([false, true])(
  'a page with unsaved changes stays, also while they are sent: %s',
  async (isSending) => {
    const told = vi.fn();
    const forget = onKeptChange(told);
    markUnsaved(form, true, isSending);

    endSession({ notice: 'inactivity' });

    expect(isPageKept()).toBe(true);
    expect(document.body).toHaveTextContent('A form');
    expect(replace).not.toHaveBeenCalled();
    const back = pageBack();
    showKeptPage();
    await expect(back).resolves.toBeUndefined();
    expect(pageBack()).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
    forget();
  },
);

test('logging out keeps nothing, here and in other tabs', () => {
  markUnsaved(form, true);
  endSession();
  expect(document.body).toBeEmptyDOMElement();

  markUnsaved(form, true);
  document.body.innerHTML = '<p>A form</p>';
  tell();
  expect(document.body).toBeEmptyDOMElement();
});

test('a session that has ended in another tab leaves the page here', () => {
  endSession({ notice: 'ended' });
  markUnsaved(form, true);
  replace.mockClear();

  tell();

  expect(isPageKept()).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('who signs in with another tab is looked at before anything is loaded anew', () => {
  markUnsaved(form, true);
  endSession({ notice: 'ended' });
  localStorage.setItem(SESSION_KEY, '1.other');

  tell();

  expect(reload).not.toHaveBeenCalled();
});

test('what is discarded is gone, and sign-in leads back to the page', () => {
  markUnsaved(form, true);
  endSession({ notice: 'ended' });

  dropKeptPage('/dashboard/support');

  expect(document.body).toBeEmptyDOMElement();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/sign-in?returnTo=%2Fdashboard%2Fsupport');
});
