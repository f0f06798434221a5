/** A cell as it is known: dates as text, null for an empty one. */
export type CsvCell = string | number | null;

/** What makes a spreadsheet calculate instead of show. */
const formula = /^[=+\-@\t\r]/;
/** Whether a spreadsheet that is given a text would calculate it. */
export const isFormula = (text: string): boolean => formula.test(text);

const special = /[",\r\n]/;

/**
 * A cell of a file that somebody will open in a spreadsheet. A text that would be calculated there
 * gets an apostrophe in front, which imports take away again. Numbers stay numbers.
 */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return special.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Some lines of a CSV by RFC 4180, each ended. */
export const csvLines = (rows: Iterable<readonly CsvCell[]>): string =>
  Array.from(rows, (row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** Without it at the start, spreadsheets read UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\ufeff';
