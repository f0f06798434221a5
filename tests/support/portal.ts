import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { inRoot, root } from '../../scripts/lib/root.mjs';

/** A portal that `npm start` runs, met over HTTP only. */
export interface Portal {
  /** Where browsers go (bff and web), e.g. `http://localhost:26001`. */
  url: string;
  /** Where the REST calls are. */
  apiUrl: string;
  /** Where the page of the laboratory simulator is. */
  simulatorUrl: string;
  /** Directory with the database, the files and the outbox. */
  data: string;
  pid: number;
  /** Everything that was printed so far. */
  output(): string;
  /** How it ended: its exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** Stops it as Ctrl-C does and removes its data. */
  stop(): Promise<void>;
}

export interface PortalOptions {
  /** Settings, as a person would set them in front of `npm start`. */
  env?: Record<string, string>;
  /** An existing data directory, which then outlives the portal. */
  data?: string;
}

/** Starts the portal without waiting for it. */
export async function launchPortal({ env = {}, data }: PortalOptions = {}): Promise<Portal> {
  // Of this lane, and not of the ports that a portal which starts again gets back.
  const spoken = [Number(env['PORT']), Number(env['API_PORT'])];
  const [port, apiPort, simulatorPort] = await freePorts(3, spoken);
  const home = data ?? mkdtempSync(path.join(tmpdir(), 'assay-data-'));
  const settings = {
    PORT: `${port}`,
    API_PORT: `${apiPort}`,
    SIMULATOR_PORT: `${simulatorPort}`,
    ASSAY_DATA: home,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return {
    url: `http://localhost:${settings.PORT}`,
    apiUrl: `http://127.0.0.1:${settings.API_PORT}`,
    simulatorUrl: `http://127.0.0.1:${settings.SIMULATOR_PORT}`,
    data: home,
    pid: child.pid ?? 0,
    output: () => printed,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (data === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Waits for the line that says the portal is ready, for long enough to make the demo of a day that has just begun; fails
 * with what it printed when it ends before.
 */
export async function untilReady(portal: Portal, patience = 200_000): Promise<void> {
  const end = Date.now() + patience;
  let over = false;
  void portal.ended.finally(() => {
    over = true;
  });
  while (!portal.output().includes('Assay is ready at ')) {
    if (over || Date.now() > end) throw new Error(`The portal did not start:\n${portal.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A portal that is ready, with the demo data on the embedded database unless `env` says otherwise. */
export async function startPortal(options?: PortalOptions): Promise<Portal> {
  const portal = await launchPortal(options);
  try {
    await untilReady(portal);
  } catch (error) {
    await portal.stop();
    throw error;
  }
  return portal;
}
