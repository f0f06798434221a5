import { UNITS, type Place, type Point } from './map-projection.ts';

/** Outlines of the states, as `schema/lists/NOTICE.md` describes them. */
export interface Outlines {
  scale: [longitude: number, latitude: number];
  translate: [longitude: number, latitude: number];
  arcs: number[][];
  rings: number[][];
}

/** The places of a line. */
function placesOf({ scale, translate, arcs }: Outlines, arc: number): Place[] {
  const steps = arcs[arc < 0 ? ~arc : arc] ?? [];
  const places: Place[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    places.push({ longitude: translate[0] + x * scale[0], latitude: translate[1] + y * scale[1] });
  }
  return arc < 0 ? places.toReversed() : places;
}

/** A map that is not square shows more at its sides. */
const SIGHT = 1.5 * UNITS;

const touchesMap = (points: readonly Point[]): boolean =>
  Math.min(...points.map(({ x }) => x)) < SIGHT &&
  Math.max(...points.map(({ x }) => x)) > -SIGHT &&
  Math.min(...points.map(({ y }) => y)) < SIGHT &&
  Math.max(...points.map(({ y }) => y)) > -SIGHT;

/** The land of a map as one path of SVG; what is out of its sight is left out. */
export function landPath(outlines: Outlines, project: (place: Place) => Point): string {
  return outlines.rings
    .map((ring) => ring.flatMap((arc) => placesOf(outlines, arc)).map(project))
    .filter(touchesMap)
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}
