import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SnapshotMember } from '@assay/schema/selection-runs/certificate';
import { HASH_BYTES, sha256Into, writeAscii, type HashInto } from './fast-hash.ts';

/** What is hashed starts with its kind, so that no leaf can pass for a node. */
const LEAF = 0;
const NODE = 1;
/** Longer than any line: an id, a status and a category. */
const LINE_BYTES = 64;

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
 * Leaf of a member: SHA-256(0x00 ‖ salt of the leaf ‖ line), the salt of the leaf being
 * SHA-256(salt of the snapshot ‖ member id). A leaf with its salt can be shown to one person without
 * telling anything about the others.
 */
function leafHasher(salt: Uint8Array, hash: HashInto): (line: string, into: Uint8Array) => void {
  const salted = new Uint8Array(HASH_BYTES + LINE_BYTES);
  salted.set(salt);
  const leaf = new Uint8Array(1 + HASH_BYTES + LINE_BYTES);
  leaf[0] = LEAF;
  const leafSalt = leaf.subarray(1, 1 + HASH_BYTES);
  return (line, into) => {
    const idEnd = writeAscii(line.slice(0, line.indexOf(' ')), salted, HASH_BYTES);
    hash(salted.subarray(0, idEnd), leafSalt);
    const end = writeAscii(line, leaf, 1 + HASH_BYTES);
    hash(leaf.subarray(0, end), into);
  };
}

/** Hashes each pair into the place of the first half; the odd one out goes up as it is. Answers how many are left. */
function foldLevel(hashes: Uint8Array, count: number, hash: HashInto): number {
  const pairs = count >> 1;
  const node = new Uint8Array(1 + 2 * HASH_BYTES);
  node[0] = NODE;
  for (let at = 0; at < pairs; at += 1) {
    node.set(hashes.subarray(2 * at * HASH_BYTES, (2 * at + 2) * HASH_BYTES), 1);
    hash(node, hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES));
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
export function snapshotRoot(salt: string, lines: readonly string[]): string {
  const hash = sha256Into();
  const hashes = new Uint8Array(Math.max(1, lines.length) * HASH_BYTES);
  const leafOf = leafHasher(hexToBytes(salt), hash);
  lines.forEach((line, at) =>
    leafOf(line, hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)),
  );
  if (lines.length === 0) hash(Uint8Array.of(LEAF), hashes);
  let count = lines.length;
  while (count > 1) count = foldLevel(hashes, count, hash);
  return bytesToHex(hashes.subarray(0, HASH_BYTES));
}
