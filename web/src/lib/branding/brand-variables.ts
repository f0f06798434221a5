import { contrast, hexOf, oklchOf, type Oklch } from './oklch.ts';

/** Text on a tint must stand out this much (WCAG AA); a little more, for rounding. */
const TEXT_CONTRAST = 4.6;

/** How light each part of the accent may be (OKLCH). White text can be read on `solid` whatever its hue. */
const lightness = { solid: 0.475, hover: 0.43, fg: 0.44, line: 0.86, muted: 0.935, tint: 0.957 };

/** The color itself, or as much darker as it takes to stand out from the background. */
function darkened(color: Oklch, background: string, ratio: number): string {
  let l = color.l;
  let hex = hexOf(color);
  while (contrast(hex, background) < ratio && l > 0) {
    l -= 0.01;
    hex = hexOf({ ...color, l });
  }
  return hex;
}

/**
 * CSS variables of one tenant color `#RRGGBB`. A color lighter than the accent may be is shown in a darker tone
 * of its hue, so that white text on it, links, and text on its tints can be read whatever a tenant picks.
 */
export function brandVariables(color: string): Record<string, string> {
  const chosen = color.toLowerCase();
  const base = oklchOf(chosen);
  const tone = (most: number): Oklch => ({ ...base, l: Math.min(base.l, most) });
  const tint = (l: number, chroma: number): string =>
    hexOf({ ...base, l, c: Math.min(base.c, chroma) });
  const muted = tint(lightness.muted, 0.025);
  const fg = darkened(tone(lightness.fg), muted, TEXT_CONTRAST);
  return {
    '--tenant-solid': base.l <= lightness.solid ? chosen : hexOf(tone(lightness.solid)),
    '--tenant-hover': hexOf({ ...base, l: Math.min(base.l - 0.045, lightness.hover) }),
    '--tenant-contrast': '#ffffff',
    '--tenant-fg': fg,
    '--tenant-subtle': tint(lightness.tint, 0.013),
    '--tenant-muted': muted,
    '--tenant-emphasized': tint(lightness.line, 0.04),
    '--tenant-border': tint(lightness.line, 0.04),
    '--tenant-focus': fg,
  };
}
