/** Files and directories of POSIX ustar archives: as much of the format as this product writes and reads. */

const BLOCK = 512;
const FILE = '0';
const DIRECTORY = '5';
const NAME_BYTES = 100;

export interface TarEntry {
  /** Relative, with slashes. */
  name: string;
  /** What is in a file, in pieces as they come, to be read before the next entry; null for a directory. */
  content: AsyncIterable<Buffer> | null;
}

const padding = (length: number): Buffer => Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK);

/** What ends an archive. */
export const tarEnd: Buffer = Buffer.alloc(2 * BLOCK);

function headerOf(name: string, type: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new RangeError('The name is too long for a tar.');
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(`${type === FILE ? '0000600' : '0000700'}\0${'0000000\0'.repeat(2)}`, NAME_BYTES);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${'0'.repeat(11)}\0`, 136);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A file as it stands in an archive; its name has at most 100 bytes. */
export const tarFile = (name: string, content: Buffer): Buffer[] => [
  headerOf(name, FILE, content.length),
  content,
  padding(content.length),
];

/** A directory as it stands in an archive; its name has at most 100 bytes. */
export const tarDirectory = (name: string): Buffer => headerOf(name, DIRECTORY, 0);

export async function wholeOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Gives the bytes of a stream in the portions that are asked for. */
class Reader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** So many bytes, in pieces as they come. @throws Error when the stream ends before. */
  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next();
        if (next.done === true) throw new Error('The archive ends too early.');
        this.#rest = next.value;
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  /** So many bytes at once. @throws Error when the stream ends before. */
  take(length: number): Promise<Buffer> {
    return wholeOf(this.pieces(length));
  }

  /** Reads on to the end of the stream, which tells whether it is whole. */
  async drain(): Promise<void> {
    while ((await this.#chunks.next()).done !== true);
  }
}

const textAt = (header: Buffer, from: number, length: number): string =>
  header
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '');

/** The entries of an archive, none of them in memory as a whole. @throws Error when it is damaged or ends too early */
export async function* tarEntries(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new Reader(stream);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header[0] === 0) return reader.drain();
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const type = textAt(header, 156, 1) || FILE;
    if (!Number.isInteger(size) || (type !== FILE && type !== DIRECTORY))
      throw new Error('The archive is damaged.');
    const prefix = textAt(header, 345, 155);
    const name = `${prefix === '' ? '' : `${prefix}/`}${textAt(header, 0, NAME_BYTES)}`;
    yield { name, content: type === DIRECTORY ? null : reader.pieces(size) };
    await reader.take(padding(size).length);
  }
}
