/** `2026-01-31` → `01-31-2026`: names of files take no slashes. */
export const dayStamp = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2-$3-$1');

/** `1980-01-02`, also with a time behind it, → `01/02/1980`; null stays null. */
export const usDay = <T extends string | null>(day: T): string | T =>
  day === null ? day : day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1');
