import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;
const FILE = '0';
const DIRECTORY = '5';

/** Gives the bytes of a stream in the portions that are asked for. */
class Reader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** @throws Error when the stream ends before. */
  async take(length: number): Promise<Buffer> {
    const parts = [this.#rest];
    let have = this.#rest.length;
    while (have < length) {
      const next = await this.#chunks.next();
      if (next.done === true) throw new Error('The archive ends too early.');
      parts.push(next.value);
      have += next.value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts, have);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }
}

const textAt = (header: Buffer, from: number, length: number): string =>
  header
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '');

async function unpackFrom(reader: Reader, directory: string): Promise<void> {
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header[0] === 0) return;
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const type = textAt(header, 156, 1) || FILE;
    const name = `${textAt(header, 345, 155)}/${textAt(header, 0, 100)}`;
    if (!Number.isInteger(size) || (type !== FILE && type !== DIRECTORY))
      throw new Error('The archive is damaged.');
    const at = path.join(directory, name);
    const content = await reader.take(Math.ceil(size / BLOCK) * BLOCK);
    if (type === DIRECTORY) mkdirSync(at, { recursive: true, mode: 0o700 });
    else writeFileSync(at, content.subarray(0, size), { mode: 0o600 });
  }
}

/**
 * Unpacks a gzipped tar file (POSIX ustar: files and directories) below a directory. In a stream,
 * because the database's own loader holds the whole archive thrice, 100 MB that this process never
 * gives back. The archive is one that a build of this product made.
 * @throws Error when the archive is damaged or ends too early.
 */
export async function unpack(archive: string, directory: string): Promise<void> {
  const source = createReadStream(archive);
  const unzipped = createGunzip({ chunkSize: 256 * 1024 });
  source.on('error', (error) => unzipped.destroy(error));
  try {
    await unpackFrom(new Reader(source.pipe(unzipped)), directory);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}
