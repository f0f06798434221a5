import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { Failure, mustSucceed, run } from '../lib/run.mjs';

/**
 * Installs packages of the system; only root on Debian and its kin can.
 * @param {string[]} names
 */
export async function aptInstall(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Failure(`Please install first: ${names.join(', ')}.`);
  }
  console.log(`Installing ${names.join(', ')} with apt-get…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env });
  const first = await install();
  if (first.code === 0) return;
  await mustSucceed('Reading the package lists', run('apt-get', ['update', '-q'], { env }));
  await mustSucceed(`Installing ${names.join(', ')}`, install());
}

/** The headless shell first: the same engine without windows, for half of the processor's time. */
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of an installed Chromium or Chrome. */
function findBrowser() {
  const fromSetting = process.env['CHROME_PATH'];
  if (fromSetting !== undefined) return fromSetting;
  const places = (process.env['PATH'] ?? '').split(path.delimiter);
  return [
    ...browsers.flatMap((name) => places.map((place) => path.join(place, name))),
    ...elsewhere,
  ].find((file) => existsSync(file));
}

/** Path of a Chromium or Chrome, which is installed when there is none. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  try {
    await aptInstall('chromium-headless-shell', 'fonts-liberation');
  } catch {
    // Older distributions have the whole browser only.
    await aptInstall('chromium', 'fonts-liberation');
  }
  const installed = findBrowser();
  if (installed === undefined)
    throw new Failure('No Chromium or Chrome found. Install one or set CHROME_PATH.');
  return installed;
}

/** The Node that README recommends and the images use; the least one is in `engines`. */
const RECOMMENDED_NODE = '24.21.0';

/** Directory of the recommended Node, which is installed beside the one that runs the tests. */
export async function ensureRecommendedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const place = inRoot('.cache', `node-${RECOMMENDED_NODE}`);
  const directory = path.join(place, 'node_modules', name, 'bin');
  if (existsSync(path.join(directory, 'node'))) return directory;
  mkdirSync(place, { recursive: true });
  await mustSucceed(
    `Installing Node ${RECOMMENDED_NODE}`,
    run('npm', [
      'install',
      '--prefix',
      place,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${RECOMMENDED_NODE}`,
    ]),
  );
  return directory;
}
