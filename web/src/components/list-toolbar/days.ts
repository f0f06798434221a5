const pad = (value: number): string => String(value).padStart(2, '0');

const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** The first moment of a day, `YYYY-MM-DD`, where the reader is. */
export const startOfDay = (day: string): string => new Date(...partsOf(day)).toISOString();

/** Its last moment, to the millisecond. */
export function endOfDay(day: string): string {
  const [year, month, date] = partsOf(day);
  return new Date(new Date(year, month, date + 1).getTime() - 1).toISOString();
}

/** The day of a moment where the reader is; blank for a text that is none. */
export function dayOfMoment(moment: string | null): string {
  const date = new Date(moment ?? '');
  if (moment === null || Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
