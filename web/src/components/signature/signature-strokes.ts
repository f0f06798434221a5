import type { PointGroup } from 'signature_pad';

/** How many points were drawn. */
export const pointsOf = (strokes: readonly PointGroup[]): number =>
  strokes.reduce((sum, { points }) => sum + points.length, 0);

/** The same strokes on a field that is larger or smaller by a factor. */
export const scaled = (strokes: readonly PointGroup[], by: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * by,
    minWidth: stroke.minWidth * by,
    maxWidth: stroke.maxWidth * by,
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }));
