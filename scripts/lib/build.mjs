import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { mustSucceed, run, runTool } from './run.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {readonly string[]} inputs Files and directories that the result depends on.
 * @property {string} output A file that exists once it is built.
 * @property {() => Promise<{ code: number, output: string }>} build
 */

const servers = ['schema', 'draw', 'api', 'bff', 'simulator'];

/**
 * Removes what was compiled from files that are not there any more: the bff loads its resolvers by their directory.
 * @param {string} workspace
 */
function removeOrphans(workspace) {
  const dist = inRoot(`${workspace}/dist`);
  if (!existsSync(dist)) return;
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const [, of] = /^(.*?)(?:\.d)?\.(?:js|ts)(?:\.map)?$/.exec(file) ?? [];
    if (of !== undefined && !existsSync(inRoot(`${workspace}/src/${of}.ts`)))
      rmSync(path.join(dist, file));
  }
}

/** @type {Target} */
const compiled = {
  name: 'schema, draw, api, bff and simulator',
  inputs: [
    'package-lock.json',
    'tsconfig.base.json',
    ...servers.flatMap((name) => [`${name}/src`, `${name}/package.json`, `${name}/tsconfig.json`]),
  ],
  output: 'bff/dist/main.js',
  build: () => {
    for (const name of servers) removeOrphans(name);
    return runTool('tsc', ['-b', '--checkers', '2', ...servers]);
  },
};

/** @type {Target} */
const verifier = {
  name: 'verifier of draws',
  inputs: ['package-lock.json', 'draw/src', 'draw/page', 'draw/build-page.mjs', 'schema/src'],
  output: 'draw/dist/verify-draw.html',
  build: () => run(process.execPath, [inRoot('draw/build-page.mjs')]),
};

/** @type {Target} */
const web = {
  name: 'web',
  inputs: [
    'package-lock.json',
    'schema/src',
    'web/src',
    'web/public',
    'web/plugins',
    'web/index.html',
    'web/package.json',
    'web/vite.config.ts',
    'web/tsconfig.json',
    'scripts/compress-assets.mjs',
  ],
  output: 'web/dist/index.html',
  build: () => run('npm', ['run', '--silent', 'build', '-w', '@assay/web']),
};

/** @type {Target} */
const explorer = {
  name: 'GraphQL explorer',
  inputs: [
    'package-lock.json',
    'explorer/src',
    'explorer/index.html',
    'explorer/package.json',
    'explorer/vite.config.ts',
    'scripts/compress-assets.mjs',
    'tests/examples',
  ],
  output: 'explorer/dist/index.html',
  build: () => run('npm', ['run', '--silent', 'build', '-w', '@assay/explorer']),
};

/** @type {Target} */
const database = {
  name: 'embedded database',
  inputs: ['package-lock.json', 'api/migrations', 'api/src', 'draw/src', 'schema/src'],
  output: 'api/dist/tools/build-template.js',
  build: () => run(process.execPath, [inRoot('api/dist/tools/build-template.js')]),
};

/**
 * What a start needs: one stage after the other, the lanes of a stage side by side. The database is made by
 * one thread, as long as everything else of its stage takes.
 * @type {readonly (readonly (readonly Target[])[])[]}
 */
const stages = [[[compiled]], [[database], [verifier, web, explorer]]];

const recordFile = inRoot('.cache', 'build.json');

/** @returns {Record<string, string>} */
const readRecord = () =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

/**
 * Every file under a path, tests left out: no build depends on them.
 * @param {string} name
 * @returns {string[]}
 */
function filesUnder(name) {
  const at = inRoot(name);
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [name];
  return readdirSync(at, { withFileTypes: true })
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(path.join(name, entry.name)) : [path.join(name, entry.name)],
    );
}

/**
 * Names, sizes and times of the inputs, hashed: 30 ms for the whole tree, where reading would take
 * a second.
 * @param {readonly string[]} inputs
 */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesUnder).toSorted()) {
    const { size, mtimeMs } = statSync(inRoot(file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {Target} target
 * @param {Record<string, string>} record
 * @param {string} now
 */
const isCurrent = ({ name, output }, record, now) =>
  record[name] === now && existsSync(inRoot(output));

/** Names of what is missing or older than its inputs. */
export function outdated() {
  const record = readRecord();
  return stages
    .flat(2)
    .filter((target) => !isCurrent(target, record, fingerprint(target.inputs)))
    .map(({ name }) => name);
}

/**
 * @param {Target} target
 * @param {Record<string, string>} record What the last builds were made of.
 */
async function ensure(target, record) {
  const { name, inputs, build } = target;
  const now = fingerprint(inputs);
  if (isCurrent(target, record, now)) return;
  console.log(`Building ${name}…`);
  await mustSucceed(`Building ${name}`, build());
  record[name] = now;
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record, null, 2));
}

/** Builds what is missing or older than its inputs. */
export async function ensureBuilt() {
  const record = readRecord();
  for (const lanes of stages) {
    const built = await Promise.allSettled(
      lanes.map(async (lane) => {
        for (const target of lane) await ensure(target, record);
      }),
    );
    const failure = built.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') throw failure.reason;
  }
}
