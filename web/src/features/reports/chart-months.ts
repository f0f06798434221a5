interface Point {
  /** `2026-03`. */
  x: string;
  /** Nothing is known of a month without a value. */
  y: number | null;
}

/** Months since the year 0, of `2026-03`. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** Values of months that follow each other, which a line may join: a line over a month without one would state a value. */
export function unbroken(points: readonly Point[]): { x: string; y: number }[][] {
  const parts: { x: string; y: number }[][] = [];
  for (const { x, y } of points) {
    if (y === null) continue;
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && monthNumber(x) === monthNumber(before.x) + 1) part.push({ x, y });
    else parts.push([{ x, y }]);
  }
  return parts;
}
