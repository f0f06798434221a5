import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes of a hash. */
export const HASH_BYTES = 32;
const DIGIT_ZERO = 0x30;
/** Most messages that are hashed with one call. */
export const BATCH = 256;
/** Bytes from one message of a batch to the next: the most that a message may have. */
export const MESSAGE_BYTES = 128;

/** Short messages that are hashed together. Message `at` begins at byte `at * MESSAGE_BYTES`. */
export interface Batch {
  bytes: Uint8Array;
  /** Bytes of each message. */
  lengths: Uint8Array;
}

/** Hashes the first `count` messages; the hash of message `at` goes to place `to + at` of `hashes`. */
export type HashAll = (batch: Batch, count: number, hashes: Uint8Array, to: number) => void;

/**
 * SHA-256 of very many short messages: a draw from a million members takes four million. The messages
 * stand in batches that the same object made; what is behind a message may be overwritten.
 */
export interface BulkHash {
  /** A batch for up to `most` messages, no more than BATCH. */
  newBatch(most: number): Batch;
  sha256: HashAll;
  /** HMAC-SHA256 under a key of at most 64 bytes. */
  hmac(key: Uint8Array): HashAll;
}

interface Resumable<T> {
  _cloneInto(to?: T): T;
  update(input: Uint8Array): T;
  digestInto(output: Uint8Array): void;
}

/** Hashes from a prepared state, one after the other, without making an object for each. */
export function oneByOne<T extends Resumable<T>>(prepared: T): HashAll {
  const work = prepared._cloneInto();
  return ({ bytes, lengths }, count, hashes, to) => {
    for (let at = 0; at < count; at += 1) {
      const from = at * MESSAGE_BYTES;
      prepared._cloneInto(work);
      work.update(bytes.subarray(from, from + (lengths[at] ?? 0)));
      work.digestInto(hashes.subarray((to + at) * HASH_BYTES, (to + at + 1) * HASH_BYTES));
    }
  };
}

/** Without anything of the machine's own: the check of a certificate runs in any browser. */
export const plainHash = (): BulkHash => ({
  newBatch: (most) => ({
    bytes: new Uint8Array(Math.min(most, BATCH) * MESSAGE_BYTES),
    lengths: new Uint8Array(Math.min(most, BATCH)),
  }),
  sha256: oneByOne(sha256.create()),
  hmac: (key) => oneByOne(hmac.create(sha256, key)),
});

/** Writes a whole number in decimal digits; answers the place behind it. */
export function writeDecimal(value: number, into: Uint8Array, at: number): number {
  let end = at + 1;
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end += 1;
  let rest = value;
  for (let place = end - 1; place >= at; place -= 1) {
    const next = Math.floor(rest / 10);
    into[place] = DIGIT_ZERO + rest - 10 * next;
    rest = next;
  }
  return end;
}

/** Copies bytes; for as few as a message has, a loop is faster than making views of them. */
export function copyBytes(
  bytes: Uint8Array,
  from: number,
  to: number,
  into: Uint8Array,
  at: number,
): void {
  for (let byte = from; byte < to; byte += 1) into[at + byte - from] = bytes[byte] ?? 0;
}
