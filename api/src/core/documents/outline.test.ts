import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const glyphOf = (...commands: [command: string, ...args: number[]][]) => ({
  id: 1,
  advanceWidth: 1000,
  codePoints: [0x4e00],
  path: { commands: commands.map(([command, ...args]) => ({ command, args })) },
});

it('writes a contour as TrueType stores it', () => {
  const glyph = glyphOf(
    ['moveTo', 10, 20],
    ['lineTo', 30, 20],
    ['quadraticCurveTo', 40, 25.4, 30, 60],
    ['closePath'],
  );

  const { bytes, bearing } = outlineOf(glyph, 2);

  const view = new DataView(bytes.buffer);
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => view.getInt16(from + 2 * at));
  expect(bearing).toBe(20);
  // One contour, its bounds, its last point, no instructions.
  expect(words(0, 7)).toEqual([1, 20, 40, 80, 120, 3, 0]);
  // The third point is off the curve.
  expect([...bytes.subarray(14, 18)]).toEqual([1, 1, 0, 1]);
  expect(words(18, 8)).toEqual([20, 40, 20, -20, 40, 0, 11, 69]);
  expect(bytes.length % 4).toBe(0);
});

it('writes nothing of a blank', () => {
  expect(outlineOf(glyphOf(), 2)).toEqual({ bytes: new Uint8Array(0), bearing: 0 });
});
