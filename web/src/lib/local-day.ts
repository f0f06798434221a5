import { systemClock } from './clock.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment by the clock of the reader, `YYYY-MM-DD`. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** Today by the clock of the reader, `YYYY-MM-DD`. */
export const localToday = (): string => localDay(new Date(systemClock.now()));
