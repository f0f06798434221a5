import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './database.ts';

interface Holder {
  pid: number;
  host: string;
  /** Start of the process in clock ticks since boot, on Linux: a reused pid has another one. */
  startedAt: string | null;
}

const HEARTBEAT_MS = 2_000;
/** A lock of another machine or container counts as left behind after this long without a heartbeat. */
const ABANDONED_MS = 10_000;
const GUARD_ABANDONED_MS = 3_000;
/** How long a starter waits for a holder that is just stopping. */
const PATIENCE_MS = 1_000;

/** What Linux says of a process after its name in parentheses, which may hold blanks; else nothing. */
const statOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

const startOf = (pid: number): string | null => statOf(pid)[19] ?? null;

/** Ended, but not yet taken note of by its parent: it holds nothing any more. */
const isZombie = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)[0] ?? '');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const ageOf = (file: string): number => {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

function readHolder(file: string): Holder | null {
  try {
    const { pid, host, startedAt }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && typeof host === 'string'
      ? { pid, host, startedAt: startedAt ?? null }
      : null;
  } catch {
    return null;
  }
}

/** Whether the process that wrote the lock still runs. */
function isHeld(file: string, holder: Holder): boolean {
  if (holder.host !== hostname()) return ageOf(file) < ABANDONED_MS;
  if (!isAlive(holder.pid)) return false;
  return holder.startedAt === null || holder.startedAt === startOf(holder.pid);
}

/** One starter at a time looks at the lock and replaces it. */
async function guarded<T>(guard: string, work: () => T): Promise<T> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    try {
      closeSync(openSync(guard, 'wx'));
    } catch (error) {
      if (!isErrno(error, 'EEXIST')) throw error;
      if (ageOf(guard) > GUARD_ABANDONED_MS) removeQuietly(guard);
      await sleep(100);
      continue;
    }
    try {
      return work();
    } finally {
      removeQuietly(guard);
    }
  }
  throw new DatabaseError(
    `The file ${guard} cannot be taken; remove it when no server is starting.`,
  );
}

function removeQuietly(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    /* It is gone already. */
  }
}

export interface PidLock {
  release(): void;
}

/**
 * Takes the lock file of an embedded database, which would lose data if two processes opened it.
 * The lock of a process that is gone is taken over.
 * @throws DatabaseError naming the process that holds it.
 */
export async function takePidLock(file: string): Promise<PidLock> {
  const self: Holder = { pid: process.pid, host: hostname(), startedAt: startOf(process.pid) };
  const patientUntil = Date.now() + PATIENCE_MS;
  const tryOnce = (): boolean => {
    const holder = readHolder(file);
    if (holder !== null && isHeld(file, holder)) {
      if (Date.now() < patientUntil) return false;
      const place = holder.host === self.host ? '' : ` on ${holder.host}`;
      throw new DatabaseError(
        `The data directory is in use by process ${holder.pid}${place}; stop it or choose another directory with ASSAY_DATA.`,
      );
    }
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(self));
    renameSync(`${file}.${process.pid}`, file);
    return true;
  };
  while (!(await guarded(`${file}.guard`, tryOnce))) await sleep(100);
  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      /* The directory was removed under a running server; the next write of the database will say so. */
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      const holder = readHolder(file);
      if (holder?.pid === self.pid && holder.host === self.host) removeQuietly(file);
    },
  };
}
