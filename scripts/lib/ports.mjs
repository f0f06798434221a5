import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether nothing listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * Waits until a port is free; a previous start that was just killed needs a moment to let go.
 * @param {number} port
 * @param {number} [patience] Milliseconds.
 */
export async function becomesFree(port, patience = 1_000) {
  const end = Date.now() + patience;
  while (!(await isFree(port))) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
}

/** Where the range of this process's ports begins; what runs side by side is given different ones. */
const firstPort = Number(process.env['TEST_PORTS'] ?? 26_000);

/**
 * Free ports, all below 32768: above it they collide with outgoing connections.
 * @param {number} count
 * @param {readonly number[]} [spoken] Ports that are free and about to be taken by others.
 */
export async function freePorts(count, spoken = []) {
  /** @type {number[]} */
  const found = [];
  while (found.length < count) {
    const port = firstPort + Math.floor(Math.random() * 1_000);
    if (![...spoken, ...found].includes(port) && (await isFree(port))) found.push(port);
  }
  return found;
}
