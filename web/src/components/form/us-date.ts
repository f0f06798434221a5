const pad = (value: number): string => String(value).padStart(2, '0');

/** Two-digit years up to this many years ahead belong to this century: a contract may end in 2038, a birth is past. */
const YEARS_AHEAD = 20;

const fullYear = (year: string): number => {
  if (year.length === 4) return Number(year);
  const thisYear = new Date().getFullYear();
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(year);
  return inThisCentury > thisYear + YEARS_AHEAD ? inThisCentury - 100 : inThisCentury;
};

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` : null;
};

const usForms = [
  /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/,
  /^(\d{2})(\d{2})(\d{4}|\d{2})$/,
];
const isoForm = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The date that a text means, as `YYYY-MM-DD`: 02/03/2026, 2/3/26, 2-3-2026, 02032026 or a pasted
 * 2026-02-03. Null for anything else and for days that do not exist: nothing is rounded to a near day.
 */
export function parseUsDate(text: string): string | null {
  const trimmed = text.trim();
  const [, isoYear, isoMonth, isoDay] = isoForm.exec(trimmed) ?? [];
  if (isoYear !== undefined) return isoOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  for (const form of usForms) {
    const [, month, day, year] = form.exec(trimmed) ?? [];
    if (year !== undefined) return isoOf(fullYear(year), Number(month), Number(day));
  }
  return null;
}

/** `YYYY-MM-DD` as `MM/DD/YYYY`; any other text as it is. */
export function formatUsDate(value: string): string {
  const [, year, month, day] = isoForm.exec(value) ?? [];
  return year === undefined ? value : `${month}/${day}/${year}`;
}

/**
 * Slashes behind month and day while digits are typed at the end; nothing when text is deleted. Who types the
 * slash as well, as MM/DD/YYYY asks for, has it once.
 */
export function withSlashes(text: string, previous: string): string {
  if (text.length <= previous.length || !text.startsWith(previous)) return text;
  if (previous.endsWith('/') && /^[/.\- ]$/.test(text.slice(previous.length))) return previous;
  return /^\d{2}$/.test(text) || /^\d{2}\/\d{2}$/.test(text) ? `${text}/` : text;
}

/** Both ends of a period: "01/01/2026 – 03/31/2026". */
export const formatUsDays = (start: string, end: string): string =>
  `${formatUsDate(start)} – ${formatUsDate(end)}`;
