import { randomBytes } from 'node:crypto';
import type { DrawWork } from './draw-work.ts';

/** A pool as it is drawn from. */
export interface FrozenMembers {
  /** Lines of the snapshot, a text for each stored row. */
  chunks: string[];
  members: number;
  eligible: number;
  /** 64 hexadecimal digits. */
  salt: string;
  root: string;
}

/** The members of a locked pool, with the root that they are recorded by. */
export async function freezeMembers(work: DrawWork, text: string): Promise<FrozenMembers> {
  const salt = randomBytes(32).toString('hex');
  const { cuts, ...facts } = await work.freeze(salt, text);
  // Each row ends before the line feed in front of the next.
  const chunks = cuts.map((from, at) => text.slice(from, (cuts[at + 1] ?? text.length + 1) - 1));
  return { ...facts, salt, chunks };
}
