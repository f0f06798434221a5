/** `1980-01-02`, also with a time behind it, → `01/02/1980`; null stays null. */
export const usDay = (day: string | null): string | null =>
  day === null ? null : day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1');
