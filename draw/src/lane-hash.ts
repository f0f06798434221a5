import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  BATCH,
  HASH_BYTES,
  MESSAGE_BYTES,
  oneByOne,
  type Batch,
  type BulkHash,
  type HashAll,
} from './bulk-hash.ts';
import { LANES, laneCompressor } from './sha256-lanes.ts';

const BLOCK_BYTES = 64;
/** In the last block of a message: one byte that ends it, and eight for its length. */
const PADDING_BYTES = 9;
const WORDS = HASH_BYTES / 4;

/* Fractions of the square roots of the first eight primes: the state before the first block. */
const initialWords = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

/** The words of a state, each as often as there are lanes. */
const spread = (words: Int32Array): Int32Array =>
  Int32Array.from({ length: WORDS * LANES }, (_, at) => words[Math.floor(at / LANES)] ?? 0);

const initial = spread(initialWords);

/** A state to go on from, and how many bytes brought it about. */
interface Start {
  lanes: Int32Array;
  bytes: number;
}

const blocksOf = (length: number): number => (length + PADDING_BYTES + BLOCK_BYTES - 1) >> 6;

/** Ends a message as SHA-256 wants it: a one, zeros, and how many bits there were in all. */
function pad(bytes: Uint8Array, from: number, length: number, before: number): void {
  const end = from + blocksOf(length) * BLOCK_BYTES;
  bytes[from + length] = 0x80;
  bytes.fill(0, from + length + 1, end - 2);
  const bits = (before + length) * 8;
  bytes[end - 2] = bits >> 8;
  bytes[end - 1] = bits & 255;
}

/** Whether four messages have as many blocks as the first of them. */
function areAlike(lengths: Uint8Array, at: number): boolean {
  const blocks = blocksOf(lengths[at] ?? 0);
  for (let lane = 1; lane < LANES; lane += 1) {
    if (blocksOf(lengths[at + lane] ?? 0) !== blocks) return false;
  }
  return true;
}

/** The part of a batch from one message on, one message long. */
const only = ({ bytes, lengths }: Batch, at: number): Batch => ({
  bytes: bytes.subarray(at * MESSAGE_BYTES, (at + 1) * MESSAGE_BYTES),
  lengths: lengths.subarray(at, at + 1),
});

/**
 * SHA-256 of four messages at a time, several times as fast as one after the other. Four messages of
 * unlike numbers of blocks, and the last few of a batch, are left to the plain way.
 */
export function laneHash(): BulkHash {
  const { compress, state, memory, free } = laneCompressor();
  let unused = free.from;

  const newBatch = (): Batch => {
    const first = unused;
    unused += BATCH * MESSAGE_BYTES;
    if (unused > free.to) throw new RangeError('There is no room for another batch.');
    const bytes = new Uint8Array(memory, first, BATCH * MESSAGE_BYTES);
    return { bytes, lengths: new Uint8Array(BATCH) };
  };

  const hashFour = ({ bytes, lengths }: Batch, at: number, start: Start): void => {
    for (let lane = 0; lane < LANES; lane += 1) {
      pad(bytes, (at + lane) * MESSAGE_BYTES, lengths[at + lane] ?? 0, start.bytes);
    }
    const first = bytes.byteOffset + at * MESSAGE_BYTES;
    const blocks = blocksOf(lengths[at] ?? 0);
    state.set(start.lanes);
    for (let block = 0; block < blocks; block += 1) compress(first + block * BLOCK_BYTES);
  };

  /** Writes the hash of each lane to its place, `apart` bytes from one to the next. */
  const takeFour = (to: DataView, first: number, apart: number): void => {
    for (let lane = 0; lane < LANES; lane += 1) {
      for (let word = 0; word < WORDS; word += 1) {
        to.setInt32(first + lane * apart + 4 * word, state[word * LANES + lane] ?? 0);
      }
    }
  };

  const inFours =
    (four: (batch: Batch, at: number) => void, plain: HashAll): HashAll =>
    (batch, count, hashes, to) => {
      const out = new DataView(hashes.buffer, hashes.byteOffset, hashes.byteLength);
      for (let at = 0; at < count; at += LANES) {
        if (at + LANES <= count && areAlike(batch.lengths, at)) {
          four(batch, at);
          takeFour(out, (to + at) * HASH_BYTES, HASH_BYTES);
        } else {
          const end = Math.min(count, at + LANES);
          for (let one = at; one < end; one += 1) plain(only(batch, one), 1, hashes, to + one);
        }
      }
    };

  /** The state behind a block of a key that is mixed with `mask`. */
  const startOf = (key: Uint8Array, mask: number, { bytes }: Batch): Start => {
    bytes.fill(mask, 0, LANES * MESSAGE_BYTES);
    for (let lane = 0; lane < LANES; lane += 1) {
      key.forEach((byte, at) => {
        bytes[lane * MESSAGE_BYTES + at] = byte ^ mask;
      });
    }
    state.set(initial);
    compress(bytes.byteOffset);
    return { lanes: state.slice(), bytes: BLOCK_BYTES };
  };

  const hmacOf = (key: Uint8Array): HashAll => {
    const inside = newBatch();
    const view = new DataView(memory, inside.bytes.byteOffset);
    const inner = startOf(key, 0x36, inside);
    const outer = startOf(key, 0x5c, inside);
    inside.lengths.fill(HASH_BYTES);
    const four = (batch: Batch, at: number): void => {
      hashFour(batch, at, inner);
      takeFour(view, 0, MESSAGE_BYTES);
      hashFour(inside, 0, outer);
    };
    return inFours(four, oneByOne(hmac.create(sha256, key)));
  };

  const beginning: Start = { lanes: initial, bytes: 0 };
  const sha256Four = (batch: Batch, at: number): void => hashFour(batch, at, beginning);
  return { newBatch, sha256: inFours(sha256Four, oneByOne(sha256.create())), hmac: hmacOf };
}
