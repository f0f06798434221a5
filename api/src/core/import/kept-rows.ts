import { open, rm } from 'node:fs/promises';

/**
 * Rows of a file that were read and checked, written down beside it as JSON, some hundred a line: saving
 * reads them from here, since parsing the file again would take as long as the whole check. They go with
 * the import; what a killed process leaves is swept with its upload.
 */
export class KeptRows<Row> {
  readonly #path: string;

  constructor(uploadPath: string) {
    this.#path = `${uploadPath}.rows`;
  }

  /** Hands rows on as they come, and writes down those that may still be saved. */
  async *keep<Read>(
    rows: AsyncIterable<Read[]>,
    areKept: (some: Read[]) => some is Read[] & Row[],
  ): AsyncGenerator<Read[]> {
    const file = await open(this.#path, 'w', 0o600);
    try {
      for await (const some of rows) {
        if (areKept(some)) await file.appendFile(`${JSON.stringify(some)}\n`);
        yield some;
      }
    } finally {
      await file.close();
    }
  }

  /** The rows that were kept, as often as they are asked for. */
  async *read(): AsyncGenerator<Row[]> {
    const file = await open(this.#path);
    try {
      for await (const line of file.readLines()) yield JSON.parse(line) as Row[];
    } finally {
      await file.close();
    }
  }

  discard(): Promise<void> {
    return rm(this.#path, { force: true });
  }
}
