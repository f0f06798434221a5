import { localDay } from '../../lib/local-day.ts';

const DAY_NAMES = {
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  THIS_WEEK: 'This week',
  LAST_WEEK: 'Last week',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
} as const;

/** Days that are often asked for (T s3). */
export const dayPresets = Object.entries(DAY_NAMES).map(([value, label]) => ({ value, label }));

/** First and last day of a preset, `YYYY-MM-DD`; weeks begin on Sunday, and nothing reaches beyond today. */
export function daysOfPreset(preset: string, now = new Date()): { from: string; to: string } {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = (offset: number): string => localDay(new Date(year, month, date + offset));
  const sunday = -now.getDay();
  switch (preset) {
    case 'YESTERDAY':
      return { from: day(-1), to: day(-1) };
    case 'THIS_WEEK':
      return { from: day(sunday), to: day(0) };
    case 'LAST_WEEK':
      return { from: day(sunday - 7), to: day(sunday - 1) };
    case 'THIS_MONTH':
      return { from: localDay(new Date(year, month, 1)), to: day(0) };
    case 'LAST_MONTH':
      return {
        from: localDay(new Date(year, month - 1, 1)),
        to: localDay(new Date(year, month, 0)),
      };
    default:
      return { from: day(0), to: day(0) };
  }
}

/** The preset that two days are, if any; the narrowest of several. */
export const presetOfDays = (from: string, to: string, now = new Date()): string | null =>
  dayPresets.find(({ value }) => {
    const days = daysOfPreset(value, now);
    return days.from === from && days.to === to;
  })?.value ?? null;
