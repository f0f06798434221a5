import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { ArchiveError, decryptWith, encryptWith, MAGIC } from './encryption.ts';
import { tarEnd, tarEntries, tarFile, wholeOf } from './tar.ts';

/** The last entry: SHA-256 of every other one by its name, in their order. */
const SUMS = 'sums.json';

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** An archive that is being written: a gzipped tar, encrypted when there is a passphrase. */
export class ArchiveWriter {
  readonly #file: string;
  readonly #tar = new PassThrough();
  readonly #written: Promise<void>;
  readonly #sums: [name: string, sum: string][] = [];

  /** `file` gets its name when it is complete; until then it is `<file>.partial`, for its owner alone. */
  constructor(file: string, passphrase: string | undefined) {
    this.#file = file;
    const target = createWriteStream(`${file}.partial`, { mode: 0o600 });
    const zipped = createGzip({ level: 5 });
    this.#written =
      passphrase === undefined
        ? pipeline(this.#tar, zipped, target)
        : pipeline(this.#tar, zipped, encryptWith(passphrase), target);
    /* It is waited for with the next entry. */
    this.#written.catch(() => undefined);
  }

  async #write(parts: readonly Buffer[]): Promise<void> {
    for (const part of parts)
      if (!this.#tar.write(part)) await Promise.race([once(this.#tar, 'drain'), this.#written]);
  }

  async add(name: string, content: Buffer): Promise<void> {
    this.#sums.push([name, sha256(content)]);
    await this.#write(tarFile(name, content));
  }

  /** Completes the file, down to the disk. */
  async finish(): Promise<void> {
    await this.#write([...tarFile(SUMS, Buffer.from(JSON.stringify(this.#sums))), tarEnd]);
    this.#tar.end();
    await this.#written;
    const partial = await open(`${this.#file}.partial`);
    await partial.sync();
    await partial.close();
    await rename(`${this.#file}.partial`, this.#file);
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => undefined);
    await rm(`${this.#file}.partial`, { force: true });
  }
}

async function beginsEncrypted(file: string): Promise<boolean> {
  const source = await open(file);
  try {
    const { buffer } = await source.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await source.close();
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The sentence for what goes wrong while an archive is read. */
function faultOf(error: unknown): unknown {
  if (codeOf(error) === 'ENOENT') return new ArchiveError('There is no such archive.');
  if (/^Z_|^ERR_STREAM_PREMATURE/.test(codeOf(error)))
    return new ArchiveError('The archive is damaged or cut off; take another copy of it.');
  if (error instanceof Error && /^The archive (is damaged|ends too early)/.test(error.message))
    return new ArchiveError(`${error.message.slice(0, -1)}; take another copy of it.`);
  return error;
}

/**
 * Reads an archive from its beginning to its end; each entry is what was written under its name. Whether all of
 * them are there is known at the end alone.
 * @throws ArchiveError with one sentence; what `take` throws
 */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  take: (name: string, content: Buffer) => Promise<void> | void,
): Promise<void> {
  const sums: [name: string, sum: string][] = [];
  let expected: string | null = null;
  const consume = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const { name, content: pieces } of tarEntries(chunks)) {
      if (pieces === null) continue;
      const content = await wholeOf(pieces);
      if (name === SUMS) expected = content.toString();
      else {
        sums.push([name, sha256(content)]);
        await take(name, content);
      }
    }
  };
  try {
    const isEncrypted = await beginsEncrypted(file);
    if (isEncrypted && passphrase === undefined)
      throw new ArchiveError('The archive is encrypted; set BACKUP_PASSPHRASE.');
    const source = createReadStream(file);
    if (!isEncrypted) await pipeline(source, createGunzip(), consume);
    else await pipeline(source, decryptWith(passphrase ?? ''), createGunzip(), consume);
  } catch (error) {
    throw faultOf(error);
  }
  if (expected !== JSON.stringify(sums))
    throw new ArchiveError('The archive is damaged; take another copy of it.');
}
