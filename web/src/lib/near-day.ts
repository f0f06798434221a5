const DAY_MS = 86_400_000;

/** Beyond these days a date says more than how far it is. */
const NEAR_DAYS = 60;

/** Days from today to a day, `YYYY-MM-DD`; negative when it is past. */
export function daysUntil(day: string, now = new Date()): number {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  // Rounded: the day on which clocks change has 23 or 25 hours.
  return Math.round((Date.parse(`${day}T00:00:00`) - today) / DAY_MS);
}

/** "Today", "in 7 days", "3 days ago"; nothing beyond two months. */
export function nearDayText(days: number): string | undefined {
  if (days === 0) return 'Today';
  if (Math.abs(days) > NEAR_DAYS) return undefined;
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
