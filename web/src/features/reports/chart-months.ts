import { reportMonthText } from '@assay/schema/reports/report-month';

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

/**
 * The months that an axis names where there is room for one of `every` so many: `Mar`, and with the year the first that is
 * named of each, which need not be its January.
 */
export function monthTicks(
  months: readonly string[],
  every: number,
): { month: string; label: string }[] {
  const first = monthNumber(months[0] ?? '');
  const named = months.filter((month) => (monthNumber(month) - first) % every === 0);
  return named.map((month, at) => {
    const name = reportMonthText(month).slice(0, 3);
    const year = month.slice(0, 4);
    return { month, label: named[at - 1]?.startsWith(year) === true ? name : `${name} ${year}` };
  });
}
