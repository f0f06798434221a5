import { NotUtf8Error } from './content-check.ts';

/** Reads a text that arrives in pieces. Only UTF-8 is text here, with or without a byte order mark. */
export class Utf8Reader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  read(chunk: Buffer): string {
    return this.#decode(() => this.#decoder.decode(chunk, { stream: true }));
  }

  end(): string {
    return this.#decode(() => this.#decoder.decode());
  }

  #decode(step: () => string): string {
    try {
      return step();
    } catch (error) {
      throw new NotUtf8Error('The text is not UTF-8.', { cause: error });
    }
  }
}
