import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRoom } from './use-room.ts';

afterEach(() => vi.restoreAllMocks());

const page = document.documentElement;

/** A window of 500 px over content of 1,000 px and the room at its end. */
function scrolledRoom(wanted: number) {
  let scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(500);
  const hook = renderHook((now: number) => useRoom(now), { initialProps: wanted });
  vi.spyOn(page, 'scrollHeight', 'get').mockImplementation(() => 1_000 + hook.result.current);
  const scrollTo = (to: number) =>
    act(() => {
      scrollY = to;
      document.dispatchEvent(new Event('scroll'));
    });
  return { ...hook, scrollTo };
}

test('room that is out of sight goes with what needed it', () => {
  const { result, rerender } = scrolledRoom(100);
  rerender(0);
  expect(result.current).toBe(0);
});

test('room that the page is scrolled into goes as far as it leaves the window', () => {
  const { result, rerender, scrollTo } = scrolledRoom(100);
  scrollTo(600);
  rerender(0);
  expect(result.current).toBe(100);
  scrollTo(530);
  expect(result.current).toBe(30);
  scrollTo(400);
  expect(result.current).toBe(0);
});

test('room grows at once', () => {
  const { result, rerender, scrollTo } = scrolledRoom(0);
  scrollTo(500);
  rerender(80);
  expect(result.current).toBe(80);
});
