/** A cell that a spreadsheet would calculate; decision 33 gives it an apostrophe, which the import takes off again. */
const calculated = /^[=+\-@\t\r]/;

/**
 * Rows of a CSV as spreadsheets count them: blank ones as well, and none for a line break inside of quotation marks.
 * A quotation mark that is not closed takes in the rest.
 */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  for (let at = 0; at < content.length; at += 1) {
    const char = content.charAt(at);
    const isPair = content.charAt(at + 1) === '"';
    if (isQuoted && char === '"' && isPair) {
      cell += char;
      at += 1;
    } else if (char === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
      if (isQuoted) cell = '';
    } else if (isQuoted || !/[,\r\n]/.test(char)) {
      cell += char;
    } else if (char === ',') {
      endCell();
    } else {
      if (char === '\r' && content.charAt(at + 1) === '\n') at += 1;
      endRow();
    }
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

const cellText = (cell: string): string => {
  const guarded = calculated.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};

/** Rows as a CSV that spreadsheets read as UTF-8. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
