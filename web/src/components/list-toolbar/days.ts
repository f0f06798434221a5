import { localDay } from '../../lib/local-day.ts';

const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** The first moment of a day, `YYYY-MM-DD`, where the reader is; or in UTC. */
export const startOfDay = (day: string, isUtc = false): string =>
  isUtc ? `${day}T00:00:00.000Z` : new Date(...partsOf(day)).toISOString();

/** Its last moment, to the millisecond. */
export function endOfDay(day: string, isUtc = false): string {
  if (isUtc) return `${day}T23:59:59.999Z`;
  const [year, month, date] = partsOf(day);
  return new Date(new Date(year, month, date + 1).getTime() - 1).toISOString();
}

/** The day of a moment where the reader is, or in UTC; blank for a text that is none. */
export function dayOfMoment(moment: string | null, isUtc = false): string {
  const date = new Date(moment ?? '');
  if (moment === null || Number.isNaN(date.getTime())) return '';
  if (isUtc) return date.toISOString().slice(0, 10);
  return localDay(date);
}
