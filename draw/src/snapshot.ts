import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SnapshotMember } from '@assay/schema/selection-runs/certificate';
import {
  BATCH,
  copyHashes,
  HASH_BYTES,
  MESSAGE_BYTES,
  plainHash,
  writeAscii,
  type Batch,
  type BulkHash,
} from './bulk-hash.ts';

/** What is hashed starts with its kind, so that no leaf can pass for a node. */
const LEAF = 0;
const NODE = 1;

/** A member as its leaf holds it: `12 ACTIVE 3`, or `12 ACTIVE -` without a category. */
export const memberLine = ({ id, status, category }: SnapshotMember): string =>
  `${id} ${status} ${category ?? '-'}`;

/** The member behind a line that `memberLine` wrote. */
export function readMemberLine(line: string): SnapshotMember {
  const [id, status, category] = line.split(' ');
  if (id === undefined || category === undefined || (status !== 'ACTIVE' && status !== 'REMOVED')) {
    throw new SyntaxError('Not a line of a snapshot.');
  }
  return { id: Number(id), status, category: category === '-' ? null : Number(category) };
}

/**
 * Leaves of the members: SHA-256(0x00 ‖ salt of the leaf ‖ line), the salt of the leaf being
 * SHA-256(salt of the snapshot ‖ member id). A leaf with its salt can be shown to one person without
 * telling anything about the others.
 */
function leavesOf(salt: Uint8Array, lines: readonly string[], hash: BulkHash): Uint8Array {
  const leaves = new Uint8Array(lines.length * HASH_BYTES);
  const salted = hash.newBatch(lines.length);
  const batch = hash.newBatch(lines.length);
  const salts = new Uint8Array(BATCH * HASH_BYTES);
  for (let from = 0; from < salted.bytes.length; from += MESSAGE_BYTES) {
    salted.bytes.set(salt, from);
    batch.bytes[from] = LEAF;
  }
  for (let first = 0; first < lines.length; first += BATCH) {
    const count = Math.min(BATCH, lines.length - first);
    for (let at = 0; at < count; at += 1) {
      const line = lines[first + at] ?? '';
      const from = at * MESSAGE_BYTES;
      const id = line.slice(0, line.indexOf(' '));
      salted.lengths[at] = writeAscii(id, salted.bytes, from + HASH_BYTES) - from;
    }
    hash.sha256(salted, count, salts, 0);
    for (let at = 0; at < count; at += 1) {
      const from = at * MESSAGE_BYTES;
      copyHashes(salts, at, 1, batch.bytes, from + 1);
      const end = writeAscii(lines[first + at] ?? '', batch.bytes, from + 1 + HASH_BYTES);
      batch.lengths[at] = end - from;
    }
    hash.sha256(batch, count, leaves, first);
  }
  return leaves;
}

/** Hashes each pair into the place of the first half; the odd one out goes up as it is. Answers how many are left. */
function foldLevel(hashes: Uint8Array, count: number, hash: BulkHash, batch: Batch): number {
  const pairs = count >> 1;
  batch.lengths.fill(1 + 2 * HASH_BYTES);
  for (let first = 0; first < pairs; first += BATCH) {
    const some = Math.min(BATCH, pairs - first);
    for (let at = 0; at < some; at += 1) {
      batch.bytes[at * MESSAGE_BYTES] = NODE;
      copyHashes(hashes, 2 * (first + at), 2, batch.bytes, at * MESSAGE_BYTES + 1);
    }
    hash.sha256(batch, some, hashes, first);
  }
  if (count % 2 === 1) {
    hashes.copyWithin(pairs * HASH_BYTES, (count - 1) * HASH_BYTES, count * HASH_BYTES);
  }
  return pairs + (count % 2);
}

/**
 * Merkle root of a snapshot, 64 hexadecimal digits; of no members, the hash of a leaf without content.
 *
 * @param salt Of the snapshot, 64 hexadecimal digits.
 * @param lines Of the members, by ascending id.
 */
export function snapshotRoot(
  salt: string,
  lines: readonly string[],
  hash: BulkHash = plainHash(),
): string {
  if (lines.length === 0) return bytesToHex(sha256(Uint8Array.of(LEAF)));
  const hashes = leavesOf(hexToBytes(salt), lines, hash);
  const batch = hash.newBatch(lines.length);
  let count = lines.length;
  while (count > 1) count = foldLevel(hashes, count, hash, batch);
  return bytesToHex(hashes.subarray(0, HASH_BYTES));
}
