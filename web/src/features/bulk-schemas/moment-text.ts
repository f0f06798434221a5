import { formatUsDate } from '../../components/form/us-date.ts';

/** `2026-03-09T20:05` → "03/09/2026 8:05 PM": by the clock of the laboratory, whose zone the file does not say. */
export function momentText(value: string): string {
  const [day = '', time] = value.split('T');
  if (time === undefined) return formatUsDate(day);
  const [hour = '', minute = ''] = time.split(':');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  return `${formatUsDate(day)} ${Number(hour) % 12 || 12}:${minute} ${half}`;
}
