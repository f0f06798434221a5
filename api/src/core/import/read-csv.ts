import { createReadStream } from 'node:fs';
import { parse, type Parser } from 'csv-parse';
import { plainCell } from '@assay/schema/core/csv-text';
import { UnquotedLines } from './unquoted-lines.ts';

/** A line of the file that is not blank. */
export interface CsvLine {
  /** Number of the row as spreadsheets count them; the first is 1. A line break inside of a cell begins no row. */
  line: number;
  /** Trimmed, without quotation marks. */
  cells: string[];
}

/** From this line on the file cannot be read: a quotation mark is not closed, or other text follows it. */
export class CsvQuoteError extends Error {
  override name = 'CsvQuoteError';
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super('A quotation mark is not closed.', { cause });
    this.line = line;
  }
}

/** Longest line that is read; an open quotation mark would take in the rest of the file as one cell. */
const LINE_MAX = 256 * 1024;

/** Hands a piece to the parser, null at the end; the records are at hand when it returns. */
const feed = (parser: Parser, chunk: Buffer | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error?: Error | null): void => (error ? reject(error) : resolve());
    if (chunk === null) parser.end(done);
    else parser.write(chunk, done);
  });

const parserFor = (onRecord: (record: string[]) => null): Parser => {
  const parser = parse({
    bom: true,
    on_record: onRecord,
    max_record_size: LINE_MAX,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
  /* Failures reach the callers of write and end. */
  parser.on('error', () => undefined);
  return parser;
};

async function startParser(onRecord: (record: string[]) => null, rest: Buffer): Promise<Parser> {
  const parser = parserFor(onRecord);
  await feed(parser, rest);
  return parser;
}

/**
 * Reads a CSV (RFC 4180, UTF-8 with or without BOM, any line ends, also mixed) piece by piece: the
 * lines of some 64 KB at a time. Blank lines, also those of commas alone, are left out but counted.
 * @throws CsvQuoteError after the lines before the faulty one
 */
export async function* readCsv(path: string): AsyncGenerator<CsvLine[]> {
  let next = 1;
  let lines: CsvLine[] = [];
  const take = (record: string[]): null => {
    const line = next;
    next += 1;
    const cells = record.map(plainCell);
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
    return null;
  };
  const unquoted = new UnquotedLines();
  let parser: Parser | null = null;
  const file: AsyncIterable<Buffer> = createReadStream(path);
  try {
    for await (const chunk of file) {
      const split: string[] | null = parser === null ? unquoted.split(chunk) : null;
      if (split === null) {
        /* A quotation mark: from the line on that it may stand in, somebody has to count them. */
        parser ??= await startParser(take, unquoted.rest);
        await feed(parser, chunk);
      } else {
        for (const line of split) take(line.split(','));
      }
      yield lines;
      lines = [];
    }
    parser ??= await startParser(take, unquoted.rest);
    await feed(parser, null);
    yield lines;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')))
      throw error;
    yield lines;
    throw new CsvQuoteError(next, error);
  } finally {
    parser?.destroy();
  }
}
