import type { Context } from './context.ts';

/** The zone, or UTC where it is not known. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

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

/** As `momentIn`, for many moments: the zone is looked up once. */
export function momentsIn(timeZone: string): (moment: Date) => string {
  const style = {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  const zone = knownZone(timeZone);
  const format = new Intl.DateTimeFormat('en-US', { ...style, timeZone: zone });
  return (moment) => format.format(moment);
}

/** `11/21/2026, 5:53 PM CST`: a moment where the reader is; in UTC where the zone is not known. */
export const momentIn = (moment: Date, timeZone: string): string => momentsIn(timeZone)(moment);

/** `2026-11-21 17:53:08`: what a clock shows where the reader is; in UTC where the zone is not known. */
export function clockIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: knownZone(timeZone),
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => format.format(moment);
}

/**
 * Today, where the caller is: a program that ends on 31 December has not expired in Seattle while it
 * is New Year in UTC.
 */
export const todayOf = ({ now, viewer }: Context): string => dayIn(now, viewer.timezone);
