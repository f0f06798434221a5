/** The bytes are not what the file's name promises. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The bytes are text, but not in UTF-8: the one thing about a file that its sender can easily mend. */
export class NotUtf8Error extends ContentError {
  override name = 'NotUtf8Error';
}

/** Looks at a file while it streams by, so that a wrong one is refused before all of it has arrived. */
export interface ContentCheck {
  /** @throws ContentError as soon as the bytes cannot be of the format. */
  write(chunk: Buffer): void;
  /** @throws ContentError when the file ended too early. */
  end(): void;
}
