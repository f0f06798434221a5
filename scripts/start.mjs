// `npm start`: installs and builds what is missing, then runs api and bff until Ctrl-C.
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { logLines, startChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { becomesFree, freePorts, isFree } from './lib/ports.mjs';
import { root } from './lib/root.mjs';
import { Failure } from './lib/run.mjs';

const {
  PORT = '4000',
  API_PORT = '4001',
  API_URL,
  ASSAY_DATA = 'data',
  DATABASE_URL,
  SEED,
  NODE_ENV,
  PORTAL_URL,
} = process.env;
const readyWithin = 180_000;
/** With API_URL the portal stands in front of an api that runs elsewhere. */
const ownApi = API_URL === undefined;
const seed = SEED || (!DATABASE_URL && NODE_ENV !== 'production' ? 'demo' : 'none');
/** The demo has laboratories to order from. */
const simulates = ownApi && seed === 'demo';
const usualPort = API_PORT === '4001' && (await isFree(4_002)) ? 4_002 : undefined;
/** Any free port does where none is named: the demo's connections lead to it. */
const SIMULATOR_PORT =
  process.env.SIMULATOR_PORT ||
  String(
    usualPort ?? (simulates ? (await freePorts(1, [Number(PORT), Number(API_PORT)]))[0] : 4_002),
  );

/**
 * A number that can be a port; anything else is left to the process that reads the setting, which
 * says what is wrong with it.
 * @param {string} value
 */
const isPort = (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536;

async function checkPorts() {
  const ports = {
    PORT,
    ...(ownApi ? { API_PORT } : {}),
    ...(simulates ? { SIMULATOR_PORT } : {}),
  };
  for (const [name, port] of Object.entries(ports)) {
    if (isPort(port) && !(await becomesFree(Number(port)))) {
      throw new Failure(`Port ${port} is already in use. Stop the other program or set ${name}.`);
    }
  }
  if (ownApi && PORT === API_PORT) {
    throw new Failure(`PORT and API_PORT are both ${PORT}. Set one of them to another port.`);
  }
}

/**
 * Waits until a process says that it can serve.
 * @param {string} port
 */
async function ready(port) {
  const end = Date.now() + readyWithin;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Failure(`Port ${port} was not ready within ${readyWithin / 1_000} seconds.`);
}

function printBanner() {
  if (!ownApi) return console.log(`\n  API       ${API_URL}\n  Stop      Ctrl-C\n`);
  const database =
    DATABASE_URL === undefined
      ? 'embedded; for trying out and small installations with backups, else set DATABASE_URL'
      : 'PostgreSQL server of DATABASE_URL';
  console.log(`\n  Database  ${database}`);
  console.log(`  Data      ${path.resolve(root, ASSAY_DATA)}`);
  if (seed === 'demo') {
    console.log(
      '  Sign in   admin@assay.test, password Assay-demo-1 (README.md lists the other demo users)',
    );
  }
  if (simulates)
    console.log(`  Lab       http://127.0.0.1:${SIMULATOR_PORT}, the laboratory simulator`);
  console.log('  Mails     npm run outbox\n  Stop      Ctrl-C\n');
}

/** @type {import('./lib/child.mjs').Child[]} */
const children = [];
let stopping = false;

/**
 * Stops bff, then api, and ends this process.
 * @param {number} code
 * @param {number} [patience] Milliseconds for each.
 */
async function stop(code, patience) {
  if (stopping) return;
  stopping = true;
  for (const child of children.toReversed()) await child.stop(patience);
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));

/** npm killed outright tells nobody; without this the portal would go on without its terminal. */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || void stop(0), 500).unref();
}

/** @param {import('./lib/child.mjs').Child} child */
async function failWith(child) {
  const how = await child.ended;
  if (stopping) return;
  // Both refuse a setting that both read; one clear sentence is enough.
  for (const other of children) if (other !== child) other.mute();
  child.show();
  if (!how.startsWith('exit code')) console.error(`${child.name} was stopped by ${how}.`);
  await stop(1, 1_000);
}

try {
  await ensureInstalled();
  await checkPorts();
  await ensureBuilt();
  stopWithNpm();
  const shown = await logLines();
  // Settled here for both processes, so that all three agree.
  /** @type {Record<string, string>} */
  const simulator = simulates ? { SIMULATOR_URL: `http://127.0.0.1:${SIMULATOR_PORT}` } : {};
  const env = { PORT, API_PORT, ASSAY_DATA, ...simulator };
  // On the own machine links of mails lead to this very start; a server has to say where it is reached.
  const isOwnMachine = PORTAL_URL === undefined && NODE_ENV !== 'production';
  const own = isOwnMachine ? { ...env, PORTAL_URL: `http://localhost:${PORT}` } : env;
  if (ownApi) children.push(startChild('api', 'api/dist/main.js', own, shown));
  children.push(startChild('bff', 'bff/dist/main.js', env, shown));
  if (simulates)
    children.push(
      startChild('simulator', 'simulator/dist/main.js', { ...env, SIMULATOR_PORT }, shown),
    );
  for (const child of children) void failWith(child);
  await Promise.all([...(ownApi ? [ready(API_PORT)] : []), ready(PORT)]);
  for (const child of children) child.show();
  printBanner();
  console.log(`Assay is ready at http://localhost:${PORT}`);
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  await stop(1, 1_000);
}
