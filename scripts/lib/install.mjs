import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { mustSucceed, run } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether `node_modules` holds what the lockfile asks for. Compares versions, not times: a checkout
 * touches the lockfile without changing what it says.
 */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(
    ([name, { version, optional, devOptional, link }]) =>
      !name.includes('node_modules/') ||
      optional === true ||
      devOptional === true ||
      link === true ||
      installed[name]?.version === version,
  );
}

/** Installs the dependencies when they are missing or other than the lockfile says. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about a minute)…');
  await mustSucceed(
    'Installing dependencies',
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    }),
  );
}
