/** The same day a year later, YYYY-MM-DD; of a leap day the day before. */
export function aYearAfter(day: string): string {
  const year = Number(day.slice(0, 4)) + 1;
  const rest = day.slice(4);
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}
