import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import {
  BATCH,
  copyBytes,
  HASH_BYTES,
  MESSAGE_BYTES,
  type Batch,
  type BulkHash,
} from './bulk-hash.ts';

/**
 * Members in a page of a snapshot. It is a power of two, so that what a full page comes to is a node of
 * the tree: pages are hashed as they arrive, and the root is that of their hashes.
 */
export const PAGE_MEMBERS = 16_384;

/** What is hashed starts with its kind, so that no leaf can pass for a node: that of a leaf … */
export const LEAF = 0;
/** … and that of a node. */
const NODE = 1;

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const DIGIT_ZERO = 0x30;
/** What the status of an active member begins with. */
const LETTER_A = 0x41;

const utf8 = new TextEncoder();

/** A page as bytes, and where in them each line begins; the last number is where the next line would. */
export interface Page {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/**
 * Reads the lines of a page.
 * @throws RangeError It has more than PAGE_MEMBERS.
 */
export function pageOf(text: string): Page {
  const bytes = utf8.encode(text);
  const starts = new Uint32Array(PAGE_MEMBERS + 1);
  let lines = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LINE_FEED) {
      if (lines === PAGE_MEMBERS) throw new RangeError('A page has too many members.');
      starts[lines] = at + 1;
      lines += 1;
    }
  }
  starts[lines] = bytes.length + 1;
  return { bytes, starts: starts.subarray(0, lines + 1) };
}

/** A batch whose messages all begin with the same bytes. */
function batchBehind(hash: BulkHash, beginning: Uint8Array): Batch {
  const batch = hash.newBatch(BATCH);
  for (let from = 0; from < batch.bytes.length; from += MESSAGE_BYTES) {
    batch.bytes.set(beginning, from);
  }
  return batch;
}

/** Whether a page is of `assay-draw-2`, whose lines end with the hash of a person. */
function hasPersons({ bytes, starts }: Page): boolean {
  const [from = 0, to = 0] = starts;
  return (
    bytes.subarray(from, to).reduce((blanks, byte) => blanks + (byte === SPACE ? 1 : 0), 0) === 3
  );
}

/**
 * Hashes of the members of a page: SHA-256(0x00 ‖ salt of the snapshot ‖ line). A line ends with the hash of a person,
 * who has salts of the own, so that a leaf can be shown to one person without telling anything about the others.
 *
 * In `assay-draw-1` a line has no person, and in place of the salt of the snapshot that of the leaf,
 * SHA-256(salt of the snapshot ‖ member id).
 */
export class Leaves {
  readonly #hash: BulkHash;
  readonly #salted: Batch;
  readonly #leaf: Batch;
  readonly #personal: Batch;
  readonly #salts = new Uint8Array(BATCH * HASH_BYTES);

  constructor(salt: string, hash: BulkHash) {
    this.#hash = hash;
    this.#salted = batchBehind(hash, hexToBytes(salt));
    this.#leaf = batchBehind(hash, Uint8Array.of(LEAF));
    this.#personal = batchBehind(hash, concatBytes(Uint8Array.of(LEAF), hexToBytes(salt)));
  }

  /** 32 bytes for each member. */
  of(page: Page): Uint8Array {
    const { bytes, starts } = page;
    const lines = starts.length - 1;
    const leaves = new Uint8Array(lines * HASH_BYTES);
    const leaf = hasPersons(page) ? this.#personal : this.#leaf;
    for (let first = 0; first < lines; first += BATCH) {
      const some = starts.subarray(first, Math.min(first + BATCH, lines) + 1);
      if (leaf === this.#leaf) this.#saltLeaves(bytes, some);
      this.#takeLines(leaf, bytes, some);
      this.#hash.sha256(leaf, some.length - 1, leaves, first);
    }
    return leaves;
  }

  #saltLeaves(bytes: Uint8Array, starts: Uint32Array): void {
    const { bytes: into, lengths } = this.#salted;
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const from = starts[at] ?? 0;
      let to = from;
      while ((bytes[to] ?? SPACE) !== SPACE) to += 1;
      copyBytes(bytes, from, to, into, at * MESSAGE_BYTES + HASH_BYTES);
      lengths[at] = HASH_BYTES + to - from;
    }
    this.#hash.sha256(this.#salted, starts.length - 1, this.#salts, 0);
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const place = at * MESSAGE_BYTES + 1;
      copyBytes(this.#salts, at * HASH_BYTES, (at + 1) * HASH_BYTES, this.#leaf.bytes, place);
    }
  }

  #takeLines({ bytes: into, lengths }: Batch, bytes: Uint8Array, starts: Uint32Array): void {
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const from = starts[at] ?? 0;
      const to = (starts[at + 1] ?? 0) - 1;
      copyBytes(bytes, from, to, into, at * MESSAGE_BYTES + 1 + HASH_BYTES);
      lengths[at] = 1 + HASH_BYTES + to - from;
    }
  }
}

/** Ids of the active members of a page. */
export function activeOf({ bytes, starts }: Page): Float64Array {
  const ids = new Float64Array(starts.length - 1);
  let count = 0;
  for (let line = 0; line + 1 < starts.length; line += 1) {
    let id = 0;
    let at = starts[line] ?? 0;
    while ((bytes[at] ?? SPACE) !== SPACE) {
      id = id * 10 + (bytes[at] ?? 0) - DIGIT_ZERO;
      at += 1;
    }
    if (bytes[at + 1] === LETTER_A) {
      ids[count] = id;
      count += 1;
    }
  }
  return ids.subarray(0, count);
}

/** Joins hashes to the root of their tree: a node is SHA-256(0x01 ‖ left ‖ right). */
export class Nodes {
  readonly #hash: BulkHash;
  readonly #node: Batch;

  constructor(hash: BulkHash) {
    this.#hash = hash;
    this.#node = batchBehind(hash, Uint8Array.of(NODE));
    this.#node.lengths.fill(1 + 2 * HASH_BYTES);
  }

  /** @param hashes At least one; they are overwritten. */
  rootOf(hashes: Uint8Array): Uint8Array {
    let count = hashes.length / HASH_BYTES;
    while (count > 1) count = this.#foldLevel(hashes, count);
    return hashes.slice(0, HASH_BYTES);
  }

  /** Hashes each pair into the place of the first half; the odd one out goes up as it is. Answers how many are left. */
  #foldLevel(hashes: Uint8Array, count: number): number {
    const pairs = count >> 1;
    for (let first = 0; first < pairs; first += BATCH) {
      const some = Math.min(BATCH, pairs - first);
      for (let at = 0; at < some; at += 1) {
        const from = 2 * (first + at) * HASH_BYTES;
        const into = this.#node.bytes;
        copyBytes(hashes, from, from + 2 * HASH_BYTES, into, at * MESSAGE_BYTES + 1);
      }
      this.#hash.sha256(this.#node, some, hashes, first);
    }
    if (count % 2 === 1) {
      hashes.copyWithin(pairs * HASH_BYTES, (count - 1) * HASH_BYTES, count * HASH_BYTES);
    }
    return pairs + (count % 2);
  }
}
