import { contrast } from '../../lib/branding/oklch.ts';

export interface TextOnColour {
  name: 'White' | 'Black';
  colour: '#ffffff' | '#000000';
  /** Contrast ratio with the colour, 1…21. */
  ratio: number;
  /** The one that the portal puts on the colour. */
  used: boolean;
}

/** Readable text has at least this contrast (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** Both texts that can stand on a colour; white is used as soon as it can be read. */
export function textsOn(colour: string): [TextOnColour, TextOnColour] {
  const white = contrast('#ffffff', colour);
  const black = contrast('#000000', colour);
  const usesWhite = white >= READABLE;
  return [
    { name: 'White', colour: '#ffffff', ratio: white, used: usesWhite },
    { name: 'Black', colour: '#000000', ratio: black, used: !usesWhite },
  ];
}

/** '4.5:1'. Cut and not rounded: 4.49 does not reach 4.5. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
