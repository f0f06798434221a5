import { controlCharacters, otherDocument } from '@assay/schema/core/csv-text';
import { ContentError, type ContentCheck } from './content-check.ts';
import { Utf8Reader } from './utf8-reader.ts';

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
    if (controlCharacters.test(text)) throw new ContentError('The text holds control characters.');
    if (this.#isAtStart && otherDocument.test(text))
      throw new ContentError('This is another kind of document.');
    if (text.trim() !== '') this.#isAtStart = false;
  }
}
