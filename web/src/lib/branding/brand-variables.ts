import { contrast, hexOf, oklchOf, type Oklch } from './oklch.ts';

/** Text on a tint must stand out this much (WCAG AA); a little more, for rounding. */
const TEXT_CONTRAST = 4.6;
/** Borders and focus rings (WCAG 2.2, 1.4.11). */
const SHAPE_CONTRAST = 3.1;

/** The colour itself, or as much darker as it takes to stand out from the background. */
function darkened(colour: Oklch, background: string, ratio: number): string {
  let l = colour.l;
  let hex = hexOf(colour);
  while (contrast(hex, background) < ratio && l > 0) {
    l -= 0.01;
    hex = hexOf({ ...colour, l });
  }
  return hex;
}

/**
 * CSS variables of one tenant colour `#RRGGBB`. Whatever colour a tenant picks, text on the solid colour
 * (black or white, whichever is clearer: #000 and not #111, one of the two always reaches 4.5:1), links,
 * and text on its tints can be read.
 */
export function brandVariables(colour: string): Record<string, string> {
  const solid = colour.toLowerCase();
  const base = oklchOf(solid);
  const onSolid = contrast('#ffffff', solid) >= 4.5 ? '#ffffff' : '#000000';
  const tint = (l: number, most: number): string =>
    hexOf({ ...base, l, c: Math.min(base.c, most) });
  const muted = tint(0.945, 0.035);
  return {
    '--tenant-solid': solid,
    '--tenant-hover': hexOf({ ...base, l: base.l + (onSolid === '#ffffff' ? -0.05 : 0.05) }),
    '--tenant-contrast': onSolid,
    '--tenant-fg': darkened(base, muted, TEXT_CONTRAST),
    '--tenant-subtle': tint(0.972, 0.018),
    '--tenant-muted': muted,
    '--tenant-emphasized': tint(0.9, 0.06),
    '--tenant-border': tint(0.86, 0.07),
    '--tenant-focus': darkened(base, '#ffffff', SHAPE_CONTRAST),
  };
}
