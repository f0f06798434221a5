import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A stored secret cannot be opened: the key is another one, or the value was tampered with. */
export class SecretError extends Error {
  override name = 'SecretError';
}

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const NONCES = 256;

/**
 * Seals secrets that the database keeps (AES-256-GCM, a random nonce each). A sealed text reads
 * `v1.<key id>.<nonce, tag and ciphertext>`. `place` names where the secret belongs, e.g.
 * `tenant 3 BASIC_AUTH_PASS`: it is authenticated, so that a sealed text which was copied into
 * another row does not open there.
 */
export class SecretBox {
  readonly #key: Buffer;
  readonly #keyId: string;
  /** Random bytes for the next nonces: asking for twelve at a time costs as much as sealing. */
  #random = Buffer.alloc(0);

  /** `secret` is any text or bytes of at least 32 bytes; the key is derived from it. */
  constructor(secret: string | Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'assay stored secrets', 32));
    this.#keyId = createHash('sha256').update(this.#key).digest('base64url').slice(0, 6);
  }

  /** Bytes that were not used before. */
  #nonce(): Buffer {
    if (this.#random.length < IV_BYTES) this.#random = randomBytes(IV_BYTES * NONCES);
    const nonce = this.#random.subarray(0, IV_BYTES);
    this.#random = this.#random.subarray(IV_BYTES);
    return nonce;
  }

  seal(plain: string, place: string): string {
    const iv = this.#nonce();
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const parts = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    return `${VERSION}.${this.#keyId}.${parts.toString('base64url')}`;
  }

  /** @throws SecretError when it was sealed with another key, for another place, or changed since. */
  open(sealed: string, place: string): string {
    const [version, keyId, text] = sealed.split('.');
    if (version !== VERSION || text === undefined)
      throw new SecretError('This is no sealed secret.');
    if (keyId !== this.#keyId) {
      throw new SecretError('A stored secret was sealed with another ASSAY_SECRET or secret.key.');
    }
    const parts = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, parts.subarray(0, IV_BYTES), {
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
