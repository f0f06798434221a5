import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStyleCache } from './style-cache.ts';

/** Of this test alone: the styles of other tests in the same document stay. */
const own = () => [...document.querySelectorAll<HTMLStyleElement>('style[nonce=later]')];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const element of own()) element.remove();
});

it('puts what is drawn later into a style element of its own, so that not the whole page is styled anew', () => {
  const { sheet } = createStyleCache('later');
  sheet.isSpeedy = true;
  const draw = (rules: number) => {
    for (let rule = 0; rule < rules; rule += 1) sheet.insert('.r { top: 0 }');
    vi.runAllTimers();
  };
  draw(60);
  draw(1);
  draw(10);
  expect(own().map((element) => element.sheet?.cssRules.length)).toEqual([60, 1, 10]);
});
