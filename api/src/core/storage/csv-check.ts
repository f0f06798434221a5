import { ContentError, type ContentCheck } from './content-check.ts';
import { Utf8Reader } from './utf8-reader.ts';

/** Control characters that no text file holds; tab and line ends are fine. */
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Beginnings of documents that a program could open as something else than a table. */
const otherDocument = /^\s*(<|%PDF-|\{\\rtf)/;

/**
 * A CSV has no signature: it is UTF-8 text without control characters that does not begin like a
 * document of another kind. What stands in its columns is for the import to judge.
 */
export class CsvCheck implements ContentCheck {
  readonly #reader = new Utf8Reader();
  #isAtStart = true;

  write(chunk: Buffer): void {
    this.#look(this.#reader.read(chunk));
  }

  end(): void {
    this.#look(this.#reader.end());
  }

  #look(text: string): void {
    if (control.test(text)) throw new ContentError('The text holds control characters.');
    if (this.#isAtStart && otherDocument.test(text))
      throw new ContentError('This is another kind of document.');
    if (text.trim() !== '') this.#isAtStart = false;
  }
}
