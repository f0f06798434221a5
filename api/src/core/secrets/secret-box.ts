import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A stored secret cannot be opened: the key is another one, or the value was tampered with. */
export class SecretError extends Error {
  override name = 'SecretError';
}

/** It was sealed with a key that this process does not have, which another one may have gone over to. */
export class UnknownKeyError extends SecretError {
  override name = 'UnknownKeyError';
}

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const NONCES = 256;
const ID_LENGTH = 6;

/** A key that was derived from a secret, and by what it is known. */
interface Key {
  bytes: Buffer;
  id: string;
}

function keyOf(secret: string | Buffer): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'assay stored secrets', 32));
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, ID_LENGTH);
  return { bytes, id };
}

/** By what sealed texts name the key that is derived from a secret: the beginning of its SHA-256. */
export const keyIdOf = (secret: string | Buffer): string => keyOf(secret).id;

/** The id of the key that sealed a text. */
export const sealedWith = (sealed: string): string | undefined => sealed.split('.')[1];

/**
 * Seals secrets that the database keeps (AES-256-GCM, a random nonce each). A sealed text reads
 * `v1.<key id>.<nonce, tag and ciphertext>`. `place` names where the secret belongs, e.g.
 * `tenant 3 BASIC_AUTH_PASS`: it is authenticated, so that a sealed text which was copied into
 * another row does not open there.
 */
export class SecretBox {
  #keys: readonly Key[] = [];
  /** Random bytes for the next nonces: asking for twelve at a time costs as much as sealing. */
  #random = Buffer.alloc(0);

  /**
   * Each secret is any text or bytes of at least 32 bytes, of which a key is derived. The first one seals;
   * the others are of the time before and open what was sealed then (ADR 78).
   */
  constructor(current: string | Buffer, ...former: (string | Buffer)[]) {
    this.use(current, ...former);
  }

  /** Goes over to other keys. */
  use(current: string | Buffer, ...former: (string | Buffer)[]): void {
    this.#keys = [current, ...former].map(keyOf);
  }

  /** The key that seals. */
  get keyId(): string {
    return this.#keys[0]?.id ?? '';
  }

  /** Bytes that were not used before. */
  #nonce(): Buffer {
    if (this.#random.length < IV_BYTES) this.#random = randomBytes(IV_BYTES * NONCES);
    const nonce = this.#random.subarray(0, IV_BYTES);
    this.#random = this.#random.subarray(IV_BYTES);
    return nonce;
  }

  seal(plain: string, place: string): string {
    const [key] = this.#keys;
    if (key === undefined) throw new SecretError('There is no key to seal with.');
    const iv = this.#nonce();
    const cipher = createCipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const parts = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    return `${VERSION}.${key.id}.${parts.toString('base64url')}`;
  }

  /** @throws UnknownKeyError, SecretError when it was sealed with another key, for another place, or changed since. */
  open(sealed: string, place: string): string {
    const [version, keyId = '', text] = sealed.split('.');
    if (version !== VERSION || text === undefined)
      throw new SecretError('This is no sealed secret.');
    const key = this.#keys.find(({ id }) => id === keyId);
    if (key === undefined) {
      throw new UnknownKeyError(
        'A stored secret was sealed with another ASSAY_SECRET or secret.key.',
      );
    }
    const parts = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, parts.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    try {
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(parts.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const plain = decipher.update(parts.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SecretError('A stored secret was changed or belongs to another record.', {
        cause: error,
      });
    }
  }
}
