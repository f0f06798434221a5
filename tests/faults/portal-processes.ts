import { execFileSync } from 'node:child_process';
import { becomesFree } from '../../scripts/lib/ports.mjs';
import type { Portal } from '../support/portal.ts';

/** Every process of this machine as `ps` tells it. */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found === null || found[3]?.startsWith('Z')
        ? []
        : [{ pid: Number(found[1]), parent: Number(found[2]), command: found[4] ?? '' }],
    );

/** The process of a portal that runs `api` or `bff`. */
export function processOf({ pid }: Portal, name: 'api' | 'bff'): number {
  const found = processes().find(
    ({ parent, command }) => parent === pid && command.includes(`${name}/dist/main.js`),
  );
  if (found === undefined) throw new Error(`The portal has no process ${name}.`);
  return found.pid;
}

/** Which of these processes still run after `patience` ms; a graceful end may take ten seconds. */
export async function stillRunning(pids: readonly number[], patience = 12_000): Promise<number[]> {
  const until = Date.now() + patience;
  for (;;) {
    const alive = new Set(processes().map(({ pid }) => pid));
    const left = pids.filter((pid) => alive.has(pid));
    if (left.length === 0 || Date.now() > until) return left;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether both ports of a portal are given back within `patience` ms. */
export async function lettingGo({ url, apiUrl }: Portal, patience = 8_000): Promise<boolean> {
  const ports = [url, apiUrl].map((each) => Number(new URL(each).port));
  const free = await Promise.all(ports.map((port) => becomesFree(port, patience)));
  return free.every(Boolean);
}

/** Settings with which another portal takes over the ports. */
export const portsOf = ({ url, apiUrl }: Portal) => ({
  PORT: new URL(url).port,
  API_PORT: new URL(apiUrl).port,
});
