import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/*
 * An encrypted archive: MAGIC, the salt (16 bytes), and frames. A frame is the length of its text (4 bytes), the text
 * and its tag (16 bytes): AES-256-GCM with a key that scrypt derives from the passphrase and the salt, used for this
 * archive alone. The nonce counts the frames and says whether it is the last one, so that frames can neither be
 * exchanged nor left out, nor the archive be cut between two of them.
 */

export const MAGIC = Buffer.from('ASSAY BACKUP 1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const FRAME_BYTES = 64 * 1024;
/** 128 MB and half a second a guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** An archive cannot be opened; the message is one sentence for whoever restores it. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keyFor = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  derive(passphrase.normalize('NFC'), salt, 32, COST);

function nonce(frame: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(frame, 4, 6);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

function sealFrame(key: Buffer, frame: number, text: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(frame, isLast));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Encrypts a stream for whoever knows the passphrase. */
export const encryptWith = (passphrase: string) =>
  async function* encrypted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyFor(passphrase, salt);
    yield Buffer.concat([MAGIC, salt]);
    let frame = 0;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of source) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length > FRAME_BYTES) {
        yield sealFrame(key, frame, rest.subarray(0, FRAME_BYTES), false);
        rest = rest.subarray(FRAME_BYTES);
        frame += 1;
      }
    }
    yield sealFrame(key, frame, rest, true);
  };

/** Opens a frame as one in the middle or as the last one; null when it is neither. */
function openFrame(
  key: Buffer,
  frame: number,
  sealed: Buffer,
): { text: Buffer; isLast: boolean } | null {
  for (const isLast of [false, true]) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(frame, isLast), {
      authTagLength: TAG_BYTES,
    });
    try {
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      const text = decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES));
      return { text: Buffer.concat([text, decipher.final()]), isLast };
    } catch {
      /* It was sealed as the other kind, or is not what was written. */
    }
  }
  return null;
}

const cut = () => new ArchiveError('The archive was cut off; take another copy of it.');

/** Decrypts what `encryptWith` made. @throws ArchiveError for another passphrase, or when it was changed or cut */
export const decryptWith = (passphrase: string) =>
  async function* decrypted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const chunks = source[Symbol.asyncIterator]();
    let rest: Buffer = Buffer.alloc(0);
    const take = async (length: number): Promise<Buffer> => {
      while (rest.length < length) {
        const next = await chunks.next();
        if (next.done === true) throw cut();
        rest = Buffer.concat([rest, next.value]);
      }
      const taken = rest.subarray(0, length);
      rest = rest.subarray(length);
      return taken;
    };
    const head = await take(MAGIC.length + SALT_BYTES);
    const key = await keyFor(passphrase, Buffer.from(head.subarray(MAGIC.length)));
    for (let frame = 0; ; frame += 1) {
      const length = (await take(4)).readUInt32BE();
      if (length > FRAME_BYTES) throw new ArchiveError('The archive was changed.');
      const opened = openFrame(key, frame, await take(length + TAG_BYTES));
      if (opened === null) {
        throw new ArchiveError(
          frame === 0
            ? 'BACKUP_PASSPHRASE does not open this archive: it is another one, or the archive was changed.'
            : 'The archive was changed.',
        );
      }
      yield opened.text;
      if (!opened.isLast) continue;
      if (rest.length > 0 || (await chunks.next()).done !== true)
        throw new ArchiveError('The archive was changed: something follows its end.');
      return;
    }
  };
