import type { Context } from './context.ts';

/** As `dayIn`, for many moments: the zone is looked up once. */
export function daysIn(timeZone: string): (moment: Date) => string {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    return (moment) => format.format(moment);
  } catch {
    return (moment) => moment.toISOString().slice(0, 10);
  }
}

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`; the UTC day where the zone is not known. */
export const dayIn = (moment: Date, timeZone: string): string => daysIn(timeZone)(moment);

/** `11/21/2026, 5:53 PM CST`: a moment where the reader is; in UTC where the zone is not known. */
export function momentIn(moment: Date, timeZone: string): string {
  const style = {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(moment);
  }
}

/**
 * Today, where the caller is: a program that ends on 31 December has not expired in Seattle while it
 * is New Year in UTC.
 */
export const todayOf = ({ now, viewer }: Context): string => dayIn(now, viewer.timezone);
