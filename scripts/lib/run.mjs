import { spawn } from 'node:child_process';
import { inRoot, root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] Added to the environment.
 * @property {string} [cwd] Where to run; the repository by default.
 * @property {boolean} [live] Whether the output goes to the terminal at once, too.
 * @property {number} [timeout] Milliseconds after which the program is killed.
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} Exit code (127 when it could not start) and
 * everything that it wrote.
 */
export function run(command, args, { env, cwd = root, live = false, timeout } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' }),
    });
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (live) process.stderr.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\n${command} was stopped by ${signal}.\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a tool of `node_modules/.bin` with this Node.
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runTool = (tool, args, options) =>
  run(inRoot('node_modules', '.bin', tool), args, options);

/** A failure whose message says everything; shown without a stack. */
export class Failure extends Error {}

/**
 * Runs a program that has to succeed.
 * @param {string} what Named in the failure, e.g. "Building web".
 * @param {Promise<{ code: number, output: string }>} running
 */
export async function mustSucceed(what, running) {
  const { code, output } = await running;
  if (code !== 0) throw new Failure(`${output.trimEnd()}\n${what} failed (exit code ${code}).`);
}
