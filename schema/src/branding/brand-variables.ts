import { contrast, hexOf, oklchOf, type Oklch } from './oklch.ts';

/** Text on a tint must stand out this much (WCAG AA); a little more, for rounding. */
const TEXT_CONTRAST = 4.6;

/** How light each part of the accent may be (OKLCH). White text can be read on `solid` whatever its hue. */
const lightness = { solid: 0.475, hover: 0.43, fg: 0.44, line: 0.86, muted: 0.935, tint: 0.957 };

/** The same on a dark page, where text is lighter than its tint. */
const darkness = { solid: 0.54, fg: 0.77, line: 0.42, muted: 0.29, tint: 0.26 };

/** The color itself, or as much darker (`step` below 0) or lighter as it takes to stand out from the background. */
function standingOut(color: Oklch, background: string, ratio: number, step: number): string {
  let l = color.l;
  let hex = hexOf(color);
  while (contrast(hex, background) < ratio && l > 0 && l < 1) {
    l += step;
    hex = hexOf({ ...color, l });
  }
  return hex;
}

type Variables = Record<
  'solid' | 'hover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border' | 'focus',
  string
>;

/** On a light page: a color lighter than the accent may be is shown in a darker tone of its hue. */
function onLight(chosen: string): Variables {
  const base = oklchOf(chosen);
  const tone = (most: number): Oklch => ({ ...base, l: Math.min(base.l, most) });
  const tint = (l: number, chroma: number): string =>
    hexOf({ ...base, l, c: Math.min(base.c, chroma) });
  const muted = tint(lightness.muted, 0.025);
  const fg = standingOut(tone(lightness.fg), muted, TEXT_CONTRAST, -0.01);
  const line = tint(lightness.line, 0.04);
  return {
    solid: base.l <= lightness.solid ? chosen : hexOf(tone(lightness.solid)),
    hover: hexOf({ ...base, l: Math.min(base.l - 0.045, lightness.hover) }),
    contrast: '#ffffff',
    fg,
    subtle: tint(lightness.tint, 0.013),
    muted,
    emphasized: line,
    border: line,
    focus: fg,
  };
}

/** On a dark page: the same hue, light as text, dark as a tint, and in between where white text stands on it. */
function onDark(chosen: string): Variables {
  const base = oklchOf(chosen);
  const tone = (l: number, chroma: number): Oklch => ({ ...base, l, c: Math.min(base.c, chroma) });
  const muted = hexOf(tone(darkness.muted, 0.05));
  const fg = standingOut(tone(darkness.fg, 0.1), muted, TEXT_CONTRAST, 0.01);
  const solid = standingOut(tone(darkness.solid, 0.14), '#ffffff', TEXT_CONTRAST, -0.01);
  const line = hexOf(tone(darkness.line, 0.07));
  return {
    solid,
    hover: hexOf({ ...oklchOf(solid), l: oklchOf(solid).l - 0.045 }),
    contrast: '#ffffff',
    fg,
    subtle: hexOf(tone(darkness.tint, 0.04)),
    muted,
    emphasized: line,
    border: line,
    focus: fg,
  };
}

/** CSS variables of one tenant color `#RRGGBB` in one mode, each a color `#rrggbb` that can be read whatever a tenant picks. */
export function brandVariables(
  color: string,
  mode: 'light' | 'dark' = 'light',
): Record<string, string> {
  const chosen = color.toLowerCase();
  const variables = mode === 'light' ? onLight(chosen) : onDark(chosen);
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`--tenant-${name}`, value]),
  );
}
