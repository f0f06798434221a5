const DAY = 86_400_000;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);
const day = (year: number, month: number, date: number): Date =>
  new Date(Date.UTC(year, month - 1, date));

/** The n-th such weekday of a month; the last one for -1. Weekdays as `getUTCDay` has them. */
function weekdayOf(year: number, month: number, weekday: number, n: number): Date {
  if (n < 0) {
    const last = day(year, month + 1, 0);
    return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY);
  }
  const first = day(year, month, 1);
  return new Date(first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + 7 * (n - 1)) * DAY);
}

/** On a Saturday it is kept on the Friday before, on a Sunday on the Monday after (5 USC 6103(b)). */
function observed(date: Date): Date {
  const shift = { 0: 1, 6: -1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * DAY);
}

const [MONDAY, THURSDAY] = [1, 4];

/** The federal holidays of a year as they are kept (5 USC 6103), `YYYY-MM-DD`. */
export function federalHolidays(year: number): string[] {
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ] as const;
  return [
    ...fixed.map(([month, date]) => observed(day(year, month, date))),
    weekdayOf(year, 1, MONDAY, 3),
    weekdayOf(year, 2, MONDAY, 3),
    weekdayOf(year, 5, MONDAY, -1),
    weekdayOf(year, 9, MONDAY, 1),
    weekdayOf(year, 10, MONDAY, 2),
    weekdayOf(year, 11, THURSDAY, 4),
  ]
    .map(textOf)
    .toSorted();
}

/** Whether a day, `YYYY-MM-DD`, is neither of a weekend nor a federal holiday. */
export function isBusinessDay(text: string): boolean {
  const date = at(text);
  if ([0, 6].includes(date.getUTCDay())) return false;
  const year = date.getUTCFullYear();
  /* New Year's Day on a Saturday is kept in the year before. */
  return ![...federalHolidays(year), ...federalHolidays(year + 1)].includes(text);
}

/** The n-th business day after a day, `YYYY-MM-DD`; the day itself is not counted. */
export function businessDayAfter(text: string, n: number): string {
  let date = at(text);
  for (let left = n; left > 0;) {
    date = new Date(date.getTime() + DAY);
    if (isBusinessDay(textOf(date))) left -= 1;
  }
  return textOf(date);
}

/** The last millisecond of a day, `YYYY-MM-DD`, in a time zone. */
export function endOfDay(text: string, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const wanted = at(text).getTime() + DAY - 1_000;
  let moment = wanted;
  /* Twice: the first guess may lie on the other side of a change of the clock. */
  for (const _ of [1, 2]) {
    const shown = new Date(`${clock.format(moment).replace(' ', 'T')}Z`).getTime();
    moment += wanted - shown;
  }
  return new Date(moment + 999);
}
