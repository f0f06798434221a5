const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Beyond this many bytes without a line break the parser decides what that is. */
const LONG = 64 * 1024;

/**
 * Splits a CSV into lines as long as it has no quotation mark. Most files have none, and for them a parser that
 * looks at each character takes longer than all the rest of an import.
 */
export class UnquotedLines {
  #rest: Buffer = Buffer.alloc(0);
  #isFirst = true;

  /** What came behind the last line break; it goes in front of what follows. */
  get rest(): Buffer {
    return this.#rest;
  }

  /** The lines that a piece of the file completes, or null when it has a quotation mark and is not taken. */
  split(chunk: Buffer): string[] | null {
    if (chunk.includes(QUOTE) || this.#rest.length > LONG) return null;
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    /* A carriage return at the very end may belong to a line feed that is still to come. */
    const lastReturn = bytes.lastIndexOf(CARRIAGE_RETURN, bytes.length - 2);
    const end = 1 + Math.max(bytes.lastIndexOf(LINE_FEED), bytes.length < 2 ? -1 : lastReturn);
    this.#rest = Buffer.from(bytes.subarray(end));
    if (end === 0) return [];
    const text = bytes.toString('utf8', 0, end);
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n');
    lines.pop();
    if (this.#isFirst) lines[0] = lines[0]?.replace(/^\uFEFF/, '') ?? '';
    this.#isFirst = false;
    return lines;
  }
}
