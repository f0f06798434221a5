import { createHash, randomUUID } from 'node:crypto';
import type { WriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkWholeFile, contentCheckOf } from './check-content.ts';
import { fileFormats, type FileFormat } from './file-formats.ts';
import type { FileToStore } from './storage.ts';

/** The file is larger than it may be. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** A file that arrived completely and is what its name says. */
export interface SpooledFile extends FileToStore {
  format: FileFormat;
  sha256: Buffer;
  /** Removes it from the spool; call it in any case. */
  discard(): Promise<void>;
}

/** Files that are older were left behind by a process that was killed. */
const STALE_MS = 60 * 60 * 1000;

/** Counts, hashes and checks what flows through; fails at the first byte too many or of another kind. */
function meter(
  format: FileFormat,
  maxBytes: number,
): { stream: Transform; taken(): { bytes: number; sha256: Buffer } } {
  const check = contentCheckOf(format);
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new TooLargeError('The file is too large.');
        hash.update(chunk);
        check.write(chunk);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error('check failed'));
      }
    },
    flush(done) {
      try {
        if (bytes > 0) check.end();
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('check failed'));
      }
    },
  });
  return { stream, taken: () => ({ bytes, sha256: hash.digest() }) };
}

/**
 * Makes a file to write to. It is there before anything flows: a stream that makes its file itself does so even
 * when it has failed already, and then after the file was removed.
 */
const newFile = async (file: string): Promise<WriteStream> =>
  (await open(file, 'wx', 0o600)).createWriteStream();

/**
 * Directory where uploads wait until they are complete and checked. Nothing of a file is kept in
 * memory, and nothing of a refused one is kept at all.
 */
export class Spool {
  readonly #directory: string;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  /** Opens `<data>/incoming` and removes what a killed process left there. */
  static async open(data: string): Promise<Spool> {
    const directory = path.join(data, 'incoming');
    await mkdir(directory, { recursive: true, mode: 0o700 });
    for (const name of await readdir(directory)) {
      const file = path.join(directory, name);
      const found = await stat(file).catch(() => null);
      if (found !== null && found.mtimeMs < Date.now() - STALE_MS) await rm(file, { force: true });
    }
    return new Spool(directory);
  }

  /** Writes a file of ours, to be sent when it is complete. */
  async write(
    content: AsyncIterable<string | Uint8Array>,
  ): Promise<Pick<SpooledFile, 'path' | 'bytes' | 'discard'>> {
    const file = path.join(this.#directory, randomUUID());
    const discard = (): Promise<void> => rm(file, { force: true });
    const target = await newFile(file);
    try {
      await pipeline(content, target);
      return { path: file, bytes: target.bytesWritten, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /**
   * Takes a stream in. An empty file passes every check; whether it may be empty is for the caller.
   * @throws TooLargeError, ContentError, or the error of the stream; nothing is left behind then
   */
  async take(source: Readable, format: FileFormat, maxBytes: number): Promise<SpooledFile> {
    const file = path.join(this.#directory, randomUUID());
    const discard = (): Promise<void> => rm(file, { force: true });
    const { stream, taken } = meter(format, maxBytes);
    /* It may fail before anything listens to it; the pipeline tells of that too. */
    source.once('error', () => undefined);
    try {
      await pipeline(source, stream, await newFile(file));
      const { bytes, sha256 } = taken();
      if (bytes > 0) await checkWholeFile(format, file);
      return {
        path: file,
        bytes,
        sha256,
        format,
        contentType: fileFormats[format].contentType,
        discard,
      };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}
