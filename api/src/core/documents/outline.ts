import type { Glyph } from 'fontkit';

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** The contours of a glyph, in units of another em. */
function contoursOf({ path }: Glyph, scale: number): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      contours.at(-1)?.push({
        x: Math.round((args[at] ?? 0) * scale),
        y: Math.round((args[at + 1] ?? 0) * scale),
        isOnCurve: command !== 'quadraticCurveTo' || at === 2,
      });
    }
  }
  return contours;
}

/** What TrueType stores of a glyph: its outline, and how far to the left it begins. */
export interface Outline {
  bytes: Uint8Array;
  bearing: number;
}

/**
 * Writes the outline of a glyph as TrueType stores it (OpenType, table `glyf`, simple glyph): every point
 * with a flag of its own and two bytes a coordinate. fontkit's own way to do so for a variable font fails.
 */
export function outlineOf(glyph: Glyph, scale: number): Outline {
  const contours = contoursOf(glyph, scale);
  const points = contours.flat();
  if (points.length === 0) return { bytes: new Uint8Array(0), bearing: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const bearing = Math.min(...xs);
  const size = 10 + 2 * contours.length + 2 + 5 * points.length;
  const view = new DataView(new ArrayBuffer(4 * Math.ceil(size / 4)));
  let at = 0;
  const write = (value: number): void => {
    view.setInt16(at, value);
    at += 2;
  };
  [contours.length, bearing, Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach(write);
  let last = -1;
  for (const contour of contours) write((last += contour.length));
  // No instructions.
  write(0);
  for (const { isOnCurve } of points) {
    view.setUint8(at, isOnCurve ? 1 : 0);
    at += 1;
  }
  for (const values of [xs, ys])
    values.forEach((value, place) => write(value - (values[place - 1] ?? 0)));
  return { bytes: new Uint8Array(view.buffer), bearing };
}
