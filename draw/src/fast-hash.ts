import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes of a hash. */
export const HASH_BYTES = 32;

/** Puts the hash of `input` into `output`, 32 bytes. */
export type HashInto = (input: Uint8Array, output: Uint8Array) => void;

interface Resumable<T> {
  _cloneInto(to?: T): T;
  update(input: Uint8Array): T;
  digestInto(output: Uint8Array): void;
}

/**
 * Hashes from a prepared state without allocating: a draw from a million members takes six million
 * hashes, and making an object for each took longer than hashing.
 */
function from<T extends Resumable<T>>(prepared: T): HashInto {
  const work = prepared._cloneInto();
  return (input, output) => {
    prepared._cloneInto(work);
    work.update(input);
    work.digestInto(output);
  };
}

/** SHA-256, over and over. */
export const sha256Into = (): HashInto => from(sha256.create());

/** HMAC-SHA256 under one key, over and over; the key is worked in once. */
export const hmacInto = (key: Uint8Array): HashInto => from(hmac.create(sha256, key));

/** Writes a text of ASCII characters; answers the place behind it. */
export function writeAscii(text: string, into: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index += 1) into[at + index] = text.charCodeAt(index);
  return at + text.length;
}
