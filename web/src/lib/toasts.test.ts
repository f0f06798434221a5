import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeAllToasts,
  closeToast,
  readToasts,
  shownToasts,
  takeBackToast,
  toastError,
  toastFromServer,
  toastSuccess,
} from './toasts.ts';

const titles = () => shownToasts().map((toast) => toast.title);
const push = (...names: string[]) => {
  for (const title of names) toastFromServer({ status: 'info', title });
};

beforeEach(() => {
  // The stack belongs to the module, and another file may have left a message in it.
  readToasts('pointer', false);
  closeAllToasts();
  vi.useFakeTimers();
});
afterEach(() => {
  readToasts('pointer', false);
  closeAllToasts();
  vi.useRealTimers();
});

test('a toast lives ten seconds', () => {
  toastSuccess('Saved');

  vi.advanceTimersByTime(9_999);
  expect(titles()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a toast of the server lives thirty seconds', () => {
  push('News');

  vi.advanceTimersByTime(29_999);
  expect(titles()).toEqual(['News']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('the server shows three at most, the next one when one is closed', () => {
  push('1', '2', '3', '4');
  expect(titles()).toEqual(['1', '2', '3']);

  closeToast(shownToasts()[0]?.id ?? 0);

  expect(titles()).toEqual(['2', '3', '4']);
});

test('an error is shown beside three toasts of the server', () => {
  push('1', '2', '3');

  toastError('Failed');

  expect(titles()).toEqual(['1', '2', '3', 'Failed']);
});

test('Close All closes those that wait as well', () => {
  push('1', '2', '3', '4');

  closeAllToasts();
  vi.advanceTimersByTime(60_000);

  expect(titles()).toEqual([]);
});

test('the same sentence is shown once and begins its time anew', () => {
  toastError('Failed');
  vi.advanceTimersByTime(8_000);

  toastError('Failed');
  vi.advanceTimersByTime(8_000);

  expect(titles()).toEqual(['Failed']);
});

test('time stands still while a toast is read', () => {
  toastSuccess('Saved');
  vi.advanceTimersByTime(9_000);

  readToasts('pointer', true);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Saved']);
  readToasts('pointer', false);
  vi.advanceTimersByTime(1_000);

  expect(titles()).toEqual([]);
});

test('time goes on only when pointer and focus have both left', () => {
  toastSuccess('Saved');
  readToasts('pointer', true);
  readToasts('focus', true);

  readToasts('focus', false);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['Saved']);
  readToasts('pointer', false);
  vi.advanceTimersByTime(10_000);

  expect(titles()).toEqual([]);
});

test('a sentence that comes again while it is read stays', () => {
  toastError('Failed');
  readToasts('pointer', true);

  toastError('Failed');
  vi.advanceTimersByTime(60_000);

  expect(titles()).toEqual(['Failed']);
});

test('what is no longer so is taken back, and nothing else', () => {
  toastError('No tests');
  toastError('No answer');
  takeBackToast('No tests');

  expect(titles()).toEqual(['No answer']);
});
