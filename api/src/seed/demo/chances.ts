import type { Random } from './random.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const after = (from: Date, time: number): Date => new Date(from.getTime() + time);

/** One of so many in a thousand. */
export const chance = (random: Random, perMille: number): boolean =>
  random.int(1, 1_000) <= perMille;

/** Hours around a median, a few of them much longer: roughly log-normal. */
export const hoursAround = (random: Random, median: number): number => {
  const spread = (random.int(1, 100) + random.int(1, 100) + random.int(1, 100) - 151.5) / 90;
  return median * Math.exp(spread) * HOUR;
};

export type Weighted = readonly (readonly [value: string, weight: number])[];

/** One of the values, each as often as it weighs. */
export function weighted(random: Random, values: Weighted): string {
  let left = random.int(
    1,
    values.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [value, weight] of values) {
    left -= weight;
    if (left <= 0) return value;
  }
  return values[0]?.[0] ?? '';
}
