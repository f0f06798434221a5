import type { SnapshotMember } from '@assay/schema/selection-runs/certificate';
import type { BulkHash } from './bulk-hash.ts';
import { PAGE_MEMBERS } from './snapshot-pages.ts';
import { SnapshotTree } from './snapshot-tree.ts';

/**
 * A member as its leaf holds it: `12 ACTIVE 3`, or `12 ACTIVE -` without a category; behind it, since `assay-draw-2`,
 * the hash of the person.
 */
export const memberLine = ({ id, status, category, person }: SnapshotMember): string =>
  `${id} ${status} ${category ?? '-'}${person === undefined ? '' : ` ${person}`}`;

/** The member behind a line that `memberLine` wrote. */
export function readMemberLine(line: string): SnapshotMember {
  const [id, status, category, person] = line.split(' ');
  if (id === undefined || category === undefined || (status !== 'ACTIVE' && status !== 'REMOVED')) {
    throw new SyntaxError('Not a line of a snapshot.');
  }
  return {
    id: Number(id),
    status,
    category: category === '-' ? null : Number(category),
    ...(person === undefined ? {} : { person }),
  };
}

/**
 * Merkle root of a snapshot, 64 hexadecimal digits.
 *
 * @param salt Of the snapshot, 64 hexadecimal digits.
 * @param lines Of the members, by ascending id.
 */
export function snapshotRoot(salt: string, lines: readonly string[], hash?: BulkHash): string {
  const tree = new SnapshotTree(salt, hash);
  for (let first = 0; first < lines.length; first += PAGE_MEMBERS) {
    tree.add(lines.slice(first, first + PAGE_MEMBERS).join('\n'));
  }
  return tree.root();
}
