import type { ReportSchedule } from '@assay/schema/reports/saved-report.list';

/** Hour of the day, UTC, at which links are mailed. */
export const SENDING_HOUR = 12;

/** The longest quarter and a day. */
const FURTHEST = 93;

/** The schedules that a day, UTC, is one of. */
export function schedulesOf(day: string): ReportSchedule[] {
  const at = new Date(`${day}T00:00:00Z`);
  const isFirst = at.getUTCDate() === 1;
  return [
    ...(at.getUTCDay() === 1 ? ['WEEKLY' as const] : []),
    ...(isFirst ? ['MONTHLY' as const] : []),
    ...(isFirst && at.getUTCMonth() % 3 === 0 ? ['QUARTERLY' as const] : []),
  ];
}

/**
 * The day, UTC, on which a link is mailed next; null for one that is mailed to nobody.
 * @param sent who gets it, and the last day on which it was mailed
 */
export function nextSending(
  schedule: ReportSchedule,
  sent: { recipients: number; on: string | null },
  now: Date,
): string | null {
  if (schedule === 'NONE' || sent.recipients === 0) return null;
  for (let ahead = now.getUTCHours() < SENDING_HOUR ? 0 : 1; ahead <= FURTHEST; ahead += 1) {
    const day = new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    if (day !== sent.on && schedulesOf(day).includes(schedule)) return day;
  }
  return null;
}
