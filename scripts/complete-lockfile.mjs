// `npm run lock`: adds to package-lock.json the platform packages that npm leaves out when the registry
// cannot serve them while it resolves. Without them `npm ci` refuses the lockfile as out of sync.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/root.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {Record<string, string>} [optionalDependencies]
 */

const file = inRoot('package-lock.json');
/** @type {{ packages: Record<string, LockedPackage & Record<string, unknown>> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/**
 * The platform that a package's name ends with: `@oxlint/binding-linux-x64-musl`.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.filter((each) => words.includes(each));
  const cpu = processors.filter((each) => words.includes(each));
  const libc = /** @type {const} */ ([
    ['musl', 'musl'],
    ['gnu', 'glibc'],
  ]).filter(([word]) => words.includes(word));
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(libc.length > 0 && os.includes('linux')
      ? { libc: libc.map(([, library]) => library) }
      : {}),
  };
}

/**
 * Whether a package beside or above another one answers its dependency.
 * @param {string} from
 * @param {string} name
 */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === '' || !at.includes('/node_modules/')) return `node_modules/${name}` in lock.packages;
  }
}

let added = 0;
for (const [from, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(from, name) || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) continue;
    const place = `${from}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    lock.packages[top in lock.packages ? place : top] = {
      version,
      ...platformOf(name),
      ...(dev === true ? { dev } : {}),
      optional: true,
    };
    added += 1;
  }
}
const sorted = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
);
if (added > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(
  added === 0
    ? 'package-lock.json is complete.'
    : `Added ${added} platform packages to package-lock.json.`,
);
