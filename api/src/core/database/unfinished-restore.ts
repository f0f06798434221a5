import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError } from './database.ts';

/** Lies in the data directory as long as a restore into it has not ended. */
export const unfinishedRestore = (data: string): string => path.join(data, 'restore.unfinished');

/** @throws DatabaseError when a restore into the data directory was begun and did not end */
export function refuseUnfinishedRestore(data: string): void {
  if (existsSync(unfinishedRestore(data))) {
    throw new DatabaseError(
      `A restore into ${data} did not end; repeat npm run restore -- FILE, which begins anew, or take another directory.`,
    );
  }
}
