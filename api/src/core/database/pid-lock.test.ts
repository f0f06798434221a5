import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takePidLock } from './pid-lock.ts';

let directory: string;
let file: string;
let children: ChildProcess[];

/** Another process that tries to take the lock and keeps it; says `held` or why not. */
async function starter(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    const { takePidLock } = await import(process.argv[1]);
    try { await takePidLock(process.argv[2]); console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); process.exit(1); }`;
  const module = new URL('./pid-lock.ts', import.meta.url).href;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, module, file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return { child, said };
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'assay-lock-'));
  file = path.join(directory, 'db.lock');
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

it('refuses while another process holds the lock and names it', async () => {
  const { child } = await starter();

  await expect(takePidLock(file)).rejects.toThrow(`in use by process ${child.pid};`);
});

it('takes over the lock of a process that was killed', async () => {
  const { child } = await starter();
  child.kill('SIGKILL');
  await ended(child);

  const lock = await takePidLock(file);

  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(existsSync(file)).toBe(false);
});

it.runIf(process.platform === 'linux')(
  'knows a process from a later one with the same number',
  async () => {
    await writeFile(file, JSON.stringify({ pid: process.ppid, host: hostname(), startedAt: '1' }));

    const lock = await takePidLock(file);

    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  },
);

it('believes the lock of another machine as long as it is fresh', async () => {
  await writeFile(file, JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: null }));

  await expect(takePidLock(file)).rejects.toThrow('process 1 on elsewhere');
  const minutesAgo = new Date(Date.now() - 60_000);
  await utimes(file, minutesAgo, minutesAgo);
  const lock = await takePidLock(file);
  lock.release();

  expect(existsSync(file)).toBe(false);
});

it('takes a lock file that cannot be read for none', async () => {
  await writeFile(file, '{');

  const lock = await takePidLock(file);

  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
});

it('is given to one of several that start at once over a stale lock', async () => {
  await writeFile(file, JSON.stringify({ pid: 1, host: hostname(), startedAt: '1' }));

  const starters = await Promise.all([starter(), starter(), starter()]);

  const holders = starters.filter(({ said }) => said === 'held').map(({ child }) => child.pid);
  expect(holders).toEqual([JSON.parse(await readFile(file, 'utf8')).pid]);
  await expect(takePidLock(file)).rejects.toThrow('in use');
});
