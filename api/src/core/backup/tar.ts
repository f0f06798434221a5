/** Files and directories of POSIX ustar archives: as much of the format as this product writes and reads. */

const BLOCK = 512;
const FILE = '0';
const DIRECTORY = '5';
const NAME_BYTES = 100;

export interface TarEntry {
  /** Relative, with slashes. */
  name: string;
  /** Null for a directory. */
  content: Buffer | null;
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

/** The entries of an archive, one in memory at a time. @throws Error when it is damaged or ends too early */
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
    const content = (await reader.take(size + padding(size).length)).subarray(0, size);
    yield { name, content: type === DIRECTORY ? null : content };
  }
}
