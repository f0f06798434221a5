import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../scripts/lib/root.mjs';
import { send } from '../support/http.ts';

/** As `npm start` starts them. */
const nodeFlags =
  Number(process.versions.node.split('.')[0]) < 22 ? ['--max-semi-space-size=32'] : [];

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
  const child = spawn(process.execPath, [...nodeFlags, ...fromSource, inRoot(main), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  const end = Date.now() + 120_000;
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

/** CPU time that a process has used so far, all its threads, in milliseconds (Linux counts in 10 ms). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
