import type { Reading } from './import-results.ts';

/** As the screen names it (T s2). */
export const ERROR_FILE = 'Bulk import errors.csv';

/** A cell as it is written: quoted where need be, and kept from being calculated (decision 33). */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** The failing rows of a file with its own columns, and what is wrong with each. */
export function* errorFile({
  table,
  faults,
}: Pick<Reading, 'table' | 'faults'>): Generator<Buffer> {
  const [head, ...lines] = table.lines;
  const ofHead = faults.get(head?.row ?? 1) ?? [];
  yield Buffer.from(lineOf(['Line', ...(head?.cells ?? []), 'Messages']));
  if (head !== undefined && ofHead.length > 0)
    yield Buffer.from(lineOf([String(head.row), ...head.cells, ofHead.join(' ')]));
  for (const { row, cells } of lines) {
    const messages = faults.get(row);
    if (messages === undefined) continue;
    const padded = [
      ...cells,
      ...Array<string>(Math.max(0, (head?.cells.length ?? 0) - cells.length)).fill(''),
    ];
    yield Buffer.from(lineOf([String(row), ...padded, messages.join(' ')]));
  }
}
