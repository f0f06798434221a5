import { fork } from 'node:child_process';
import { EOL } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlagsOf } from './node-flags.mjs';
import { inRoot } from './root.mjs';

const parentWatch = new URL('./parent-watch.mjs', import.meta.url).href;

/**
 * What of a line of a log is shown: JSON for whatever collects logs, words for somebody at a terminal. Read when the
 * first process starts, since a fresh clone has no packages before.
 * @returns {Promise<(line: string) => string>}
 */
export async function logLines() {
  if (!process.stdout.isTTY) return (line) => line;
  const { prettyFactory } = await import('pino-pretty');
  const inWords = prettyFactory({ colorize: true, ignore: 'pid,hostname', singleLine: true });
  return (line) => inWords(line).trimEnd();
}

/**
 * A process of the portal, started by `npm start`.
 * @typedef {object} Child
 * @property {string} name
 * @property {Promise<string>} ended How it ended, e.g. `exit code 1`.
 * @property {() => void} show Prints what was held back during the start, and from then on at once.
 * @property {() => void} mute Keeps further output off the terminal.
 * @property {(patience?: number) => Promise<void>} stop Asks it to stop, and kills it when it does not within `patience` ms.
 */

/**
 * @param {string} name
 * @param {string} main Compiled entry, from the repository's directory.
 * @param {Record<string, string>} env
 * @param {(line: string) => string} shown What of a line it prints is shown.
 * @returns {Child}
 */
export function startChild(name, main, env, shown) {
  // A process group of its own: Ctrl-C then reaches the starter alone, which stops bff before api.
  const child = fork(inRoot(main), {
    cwd: inRoot(),
    env: { ...process.env, ...env },
    execArgv: [...nodeFlagsOf(main), '--enable-source-maps', '--import', parentWatch],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  /**
   * What it printed before it was clear whether the start succeeds; null once lines pass through.
   * @type {(() => void)[] | null}
   */
  let held = [];
  let muted = false;
  for (const [stream, target] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      const print = () => {
        if (!muted) target.write(shown(line) + EOL);
      };
      if (held === null) print();
      else held.push(print);
    });
  }

  const ended = new Promise((/** @type {(how: string) => void} */ resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });

  return {
    name,
    ended,
    mute: () => {
      muted = true;
    },
    show: () => {
      for (const print of held ?? []) print();
      held = null;
    },
    stop: async (patience = 10_000) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const late = await Promise.race([
        ended.then(() => false),
        sleep(patience, true, { ref: false }),
      ]);
      if (late) child.kill('SIGKILL');
      await ended;
    },
  };
}
