import { randomBytes } from 'node:crypto';
import { readMemberLine, snapshotRoot } from '@assay/draw/snapshot';
import type { Tx } from '../../core/database/database.ts';
import { snapshotChunks } from './selection-runs.repository.ts';

/** A pool as it is drawn from. */
export interface FrozenMembers {
  /** Lines of the snapshot, a text for each stored row. */
  chunks: string[];
  members: number;
  eligible: number[];
  /** 64 hexadecimal digits. */
  salt: string;
  root: string;
}

/** The members of a locked pool, with the root that they are recorded by. */
export async function freezeMembers(tx: Tx, poolId: number): Promise<FrozenMembers> {
  const chunks = await snapshotChunks(tx, poolId);
  const lines = chunks.flatMap((chunk) => chunk.split('\n'));
  const salt = randomBytes(32).toString('hex');
  const eligible = lines
    .map(readMemberLine)
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id }) => id);
  return { chunks, members: lines.length, eligible, salt, root: snapshotRoot(salt, lines) };
}
