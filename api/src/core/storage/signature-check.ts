import { ContentError, type ContentCheck } from './content-check.ts';
import { canStartWith, LONGEST_START, type FileFormat } from './file-formats.ts';

/** Compares the first bytes with the signature of a binary format. */
export class SignatureCheck implements ContentCheck {
  readonly #format: FileFormat;
  #start: Buffer | null = Buffer.alloc(0);

  constructor(format: FileFormat) {
    this.#format = format;
  }

  write(chunk: Buffer): void {
    if (this.#start === null) return;
    this.#start = Buffer.concat([this.#start, chunk.subarray(0, LONGEST_START)]);
    if (this.#start.length >= LONGEST_START) this.end();
  }

  end(): void {
    if (this.#start !== null && !canStartWith(this.#format, this.#start)) {
      throw new ContentError(`The first bytes are not those of a ${this.#format}.`);
    }
    this.#start = null;
  }
}
