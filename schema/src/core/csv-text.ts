import { errorText, errorTexts } from './errors.ts';

/** A line of a table, as a spreadsheet shows it. */
export interface TableLine {
  /** Number of the row in a spreadsheet, which counts blank ones and takes a cell of several lines for one; the first is 1. */
  row: number;
  /** Trimmed, without quotation marks. */
  cells: string[];
}

/** The lines of a CSV that are not blank, the head among them. */
export interface CsvTable {
  lines: TableLine[];
  /** What stands between its cells. */
  separator: CsvSeparator;
  /** Row from which on the file cannot be read, since its quotation mark is not closed. */
  openQuote: number | null;
}

const separators = [',', ';', '\t', '|'] as const;
export type CsvSeparator = (typeof separators)[number];

/** Why a file is not read at all, in words. */
export class CsvRefusal extends Error {
  override name = 'CsvRefusal';
}

/** Control characters that no text file holds; tab and line ends are fine. */
// eslint-disable-next-line no-control-regex
export const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Beginnings of documents that a program could open as something else than a table. */
export const otherDocument = /^\s*(<|%PDF-|\{\\rtf)/;

/** UTF-16, which Excel calls Unicode text: every second byte of plain letters is zero. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * The text of a file, without its byte order mark.
 * @throws CsvRefusal for other letters than UTF-8, with the way out, and for another kind of document
 */
export function decodeCsv(bytes: Uint8Array): string {
  let text: string;
  try {
    if (isUtf16(bytes)) throw new TypeError('UTF-16');
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    const isOther = otherDocument.test(String.fromCharCode(...bytes.subarray(0, 64)));
    throw new CsvRefusal(isOther ? notCsv() : errorTexts.csvNotUtf8, { cause });
  }
  if (controlCharacters.test(text) || otherDocument.test(text)) throw new CsvRefusal(notCsv());
  return text;
}

const notCsv = (): string => errorText('INVALID_MIME_TYPE', { formats: 'csv' });

/** An apostrophe that keeps spreadsheets from calculating, as in the files that we write. */
const guarded = /^'[=+\-@]/;

/** The text of a cell. */
export const plainCell = (cell: string): string => {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && guarded.test(trimmed) ? trimmed.slice(1) : trimmed;
};

/** The sign that takes the head apart into most columns, outside of quotation marks; a comma unless another one does. */
function separatorOf(text: string): CsvSeparator {
  const head = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0] ?? '';
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (each: string): number => bare.split(each).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Where a quoted cell ends that begins at `start`: behind its closing mark, or -1 when it is not closed. */
function endOfQuoted(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    at = text.indexOf('"', at);
    if (at === -1) return -1;
    if (text[at + 1] !== '"') return at + 1;
    at += 2;
  }
}

const isBreak = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';
const isBlank = (letter: string | undefined): boolean => letter === ' ' || letter === '\t';

/** Goes through a text cell by cell. */
class Cursor {
  readonly #text: string;
  readonly #separator: CsvSeparator;
  #at = 0;
  /** A quotation mark was opened and not closed. */
  isOpen = false;

  constructor(text: string, separator: CsvSeparator) {
    this.#text = text;
    this.#separator = separator;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  #isEnd(letter: string | undefined): boolean {
    return letter === undefined || letter === this.#separator || isBreak(letter);
  }

  /** Behind blanks that are no separator. */
  #skipBlanks(from: number): number {
    let at = from;
    while (isBlank(this.#text[at]) && this.#text[at] !== this.#separator) at += 1;
    return at;
  }

  #plain(from: number): string {
    let end = from;
    while (!this.#isEnd(this.#text[end])) end += 1;
    const cell = this.#text.slice(this.#at, end);
    this.#at = end;
    return cell;
  }

  #cell(): string {
    const start = this.#skipBlanks(this.#at);
    if (this.#text[start] !== '"') return this.#plain(start);
    const end = endOfQuoted(this.#text, start);
    if (end === -1) {
      this.isOpen = true;
      this.#at = this.#text.length;
      return '';
    }
    const next = this.#skipBlanks(end);
    /* Text behind a closing mark: the marks are part of it, as in `"A" and "B"`. */
    if (!this.#isEnd(this.#text[next])) return this.#plain(next);
    this.#at = next;
    return this.#text.slice(start + 1, end - 1).replaceAll('""', '"');
  }

  /** The cells of the next row. */
  row(): string[] {
    const cells = [plainCell(this.#cell())];
    while (this.#text[this.#at] === this.#separator) {
      this.#at += 1;
      cells.push(plainCell(this.#cell()));
    }
    if (this.#text[this.#at] === '\r' && this.#text[this.#at + 1] === '\n') this.#at += 1;
    this.#at += 1;
    return cells;
  }
}

/** Takes a CSV apart (RFC 4180), with any line ends and with any of the separators that spreadsheets write. */
export function readCsvText(text: string): CsvTable {
  const separator = separatorOf(text);
  const cursor = new Cursor(text, separator);
  const lines: TableLine[] = [];
  for (let row = 1; !cursor.isAtEnd; row += 1) {
    const cells = cursor.row();
    if (cursor.isOpen) return { lines, separator, openQuote: row };
    if (cells.some((cell) => cell !== '')) lines.push({ row, cells });
  }
  return { lines, separator, openQuote: null };
}
