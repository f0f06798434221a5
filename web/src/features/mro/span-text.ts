const MINUTE = 60_000;

/** "3 h 50 min", "9 days": how long it is between two moments, by the two units that matter. */
export function spanText(from: string, to: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE));
  const [days, hours, left] = [
    Math.floor(minutes / 1_440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  if (days >= 3) return `${days} days`;
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} ${hours} h`;
  return hours > 0 ? `${hours} h ${left} min` : `${left} min`;
}
