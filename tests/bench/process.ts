import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Client } from 'pg';
import { nodeFlagsOf } from '../../scripts/lib/node-flags.mjs';
import { inRoot, root } from '../../scripts/lib/root.mjs';
import { send } from '../support/http.ts';

export interface Server {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  port: number;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Path that answers 200 once it serves. */
  readyPath: string;
}

/** Runs a program of this repository in a process of its own and waits until it serves. */
export async function startServer(
  main: string,
  { port, args = [], env = {}, readyPath }: ServerOptions,
): Promise<Server> {
  const fromSource = main.endsWith('.ts') ? ['--import', 'tsx', '--conditions=@assay/source'] : [];
  const child = spawn(
    process.execPath,
    [...nodeFlagsOf(main), ...fromSource, inRoot(main), ...args],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  const end = Date.now() + 200_000;
  while ((await send(url, { path: readyPath }).catch(() => undefined))?.status !== 200) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`${main} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid ?? 0,
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Numbers of a process from its state on; null once it is gone. */
function statOf(pid: number): number[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
  } catch {
    return null;
  }
}

/** Ticks of 10 ms in some fields of it. */
const ticksOf = (stat: readonly number[] | null, ...fields: number[]): number =>
  fields.reduce((sum, field) => sum + (stat?.[field] ?? 0), 0) * 10;

/** CPU time that a process has used so far, all its threads, in milliseconds (Linux counts in 10 ms). */
export const cpuOf = (pid: number): number => ticksOf(statOf(pid), 11, 12);

/** CPU time of a PostgreSQL server so far in milliseconds: its main process, those that ended, and all others. */
export function cpuOfServer(postmaster: number): number {
  const others = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    return stat?.[1] === postmaster ? [ticksOf(stat, 11, 12)] : [];
  });
  const own = ticksOf(statOf(postmaster), 11, 12, 13, 14);
  return others.reduce((sum, each) => sum + each, own);
}

/** The main process of the server behind a connection, which must be on this machine. */
export async function pidOfServer(db: Client): Promise<number> {
  const { rows } = await db.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`,
  );
  return rows[0]?.pid ?? 0;
}

const memoryIn = (pid: number, field: string): number =>
  Number(
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
  ) / 1024;

/** Resident memory of a process in MB. */
export const memoryOf = (pid: number): number => memoryIn(pid, 'VmRSS');

/** Its highest resident memory since the start or since `resetPeakMemory`, MB. */
export const peakMemory = (pid: number): number => memoryIn(pid, 'VmHWM');

/** Counts the highest memory from now on. */
export const resetPeakMemory = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begin = performance.now();
  const value = await work();
  return { ms: performance.now() - begin, value };
}
