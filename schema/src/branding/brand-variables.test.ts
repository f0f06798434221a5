import { describe, expect, test } from 'vitest';
import { brandVariables } from './brand-variables.ts';
import { contrast, hexOf, oklchOf } from './oklch.ts';

/** Deterministic colors, so that a failure can be repeated (mulberry32). */
function* colors(count: number, seed = 2026) {
  let state = seed;
  for (let n = 0; n < count; n += 1) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield `#${((mixed ^ (mixed >>> 14)) & 0xffffff).toString(16).padStart(6, '0')}`;
  }
}

const extremes = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#767676',
  '#777777',
];
const all = [...extremes, ...colors(2_000)];
type Mode = 'light' | 'dark';
const pages = { light: '#ffffff', dark: '#191d24' } as const;

const worst = (mode: Mode, foreground: string, background: string) =>
  Math.min(
    ...all.map((color) => {
      const theme: Record<string, string> = { page: pages[mode], ...brandVariables(color, mode) };
      return contrast(theme[foreground] ?? '', theme[background] ?? '');
    }),
  );

describe.each<Mode>(['light', 'dark'])(
  'contrast holds for any tenant color on a %s page',
  (mode) => {
    test.each([
      ['--tenant-contrast', '--tenant-solid', 4.5],
      ['--tenant-contrast', '--tenant-hover', 4.5],
      ['--tenant-fg', 'page', 4.5],
      ['--tenant-fg', '--tenant-subtle', 4.5],
      ['--tenant-fg', '--tenant-muted', 4.5],
      ['--tenant-focus', 'page', 3],
    ])('%s on %s reaches %d:1', (foreground, background, ratio) => {
      expect(worst(mode, foreground, background)).toBeGreaterThanOrEqual(ratio);
    });
  },
);

test.each([
  ['as dark as the accent', '#1B5E9B', '#1b5e9b'],
  ['darker', '#334155', '#334155'],
  ['lighter', '#FACC15', '#6f5a0a'],
])('a color %s than the accent is shown in a tone that bears white text', (_case, color, shown) => {
  expect(brandVariables(color)['--tenant-solid']).toBe(shown);
});

test('a color survives the way to OKLCH and back', () => {
  expect(all.map((color) => hexOf(oklchOf(color)))).toEqual(all);
});
