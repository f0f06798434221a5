import type { Context } from './context.ts';

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`; the UTC day where the zone is not known. */
export function dayIn(moment: Date, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}

/**
 * Today, where the caller is: a programme that ends on 31 December has not expired in Seattle while it
 * is New Year in UTC.
 */
export const todayOf = ({ now, viewer }: Context): string => dayIn(now, viewer.timezone);
