/** A place in degrees; south and west are negative. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the map: right and down from its middle, in units of `UNITS` to each side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of the map to each of its sides. */
export const UNITS = 200;

const MILES_PER_DEGREE = 69.1;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** East of a place in degrees, the shorter way around. */
const east = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/**
 * Takes places to points of a map of so many miles to each side. At 100 miles a plain grid is off by less than a line is
 * thick.
 */
export function projectionOf(middle: Place, miles: number): (place: Place) => Point {
  const scale = (UNITS / miles) * MILES_PER_DEGREE;
  const narrow = Math.cos(radians(middle.latitude));
  return ({ latitude, longitude }) => ({
    x: east(middle.longitude, longitude) * narrow * scale,
    y: (middle.latitude - latitude) * scale,
  });
}

const rounds = [0.5, 1, 2, 5, 10, 25, 50, 100];

/** Miles to each side so that all sites are in sight; each further level shows half as far. */
export const extentOf = (farthest: number, level: number): number =>
  (Math.max(farthest, 1) * 1.12) / 2 ** level;

/** Miles of the circle that shows how far the sites are. */
export const circleOf = (miles: number): number =>
  rounds.findLast((each) => each <= miles * 0.9) ?? rounds[0] ?? miles;

/** A point out of sight, at the edge of the map. */
export const atEdge = ({ x, y }: Point, margin: number): Point => {
  const far = Math.max(Math.abs(x), Math.abs(y), UNITS - margin) / (UNITS - margin);
  return { x: x / far, y: y / far };
};
