/** The name of a time zone that this system knows, else UTC: it comes from a browser and ends up in printed dates. */
export function knownTimeZone(name: string): string {
  if (!/^[A-Za-z]/.test(name)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
