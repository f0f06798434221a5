import { formatUsDate } from '../../components/form/us-date.ts';

/** 1234 → "1,234". */
export const countText = (value: number): string => value.toLocaleString('en-US');

/** 12.5 → "12.5%". */
export const percentText = (value: number): string => `${value.toLocaleString('en-US')}%`;

/** Hundredths of a percent: 1250 → "12.5%". */
export const rateText = (hundredths: number): string => percentText(hundredths / 100);

/** Both ends of a period: "01/01/2026 – 03/31/2026". */
export const daysText = (start: string, end: string): string =>
  `${formatUsDate(start)} – ${formatUsDate(end)}`;

const moment = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A point in time in the time zone of the reader: "01/05/2026, 9:05 AM CST". */
export const momentText = (at: string): string => moment.format(new Date(at));
