import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStyleCache } from './style-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
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
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[nonce=later]')];
  expect(elements.map((element) => element.sheet?.cssRules.length)).toEqual([60, 1, 10]);
});
