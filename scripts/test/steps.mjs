import path from 'node:path';
import { ensureBuilt, outdated } from '../lib/build.mjs';
import { generate, generatedFiles } from '../lib/generate.mjs';
import { run, runTool } from '../lib/run.mjs';
import { ensureBrowser, ensureRecommendedNode } from './packages.mjs';
import { startPostgres } from './postgres.mjs';
import { check, playwright, vitest } from './reports.mjs';

/** @typedef {import('./reports.mjs').Result} Result */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} group What `--only` selects.
 * @property {boolean} [needsBuild] Not worth running on a build that failed.
 * @property {() => Promise<Result>} run
 */

const build = async () => {
  try {
    await ensureBuilt();
    return check({ code: 0, output: '' });
  } catch (error) {
    return check({ code: 1, output: error instanceof Error ? error.message : String(error) });
  }
};

/** Generates once more and compares: what is committed has to be what the contracts say today. */
const freshness = async () => {
  const before = generatedFiles();
  const generated = await generate();
  if (generated.code !== 0) return check(generated);
  const after = generatedFiles();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (stale.length > 0 || after.size === 0)
    return check({
      code: 1,
      output: `Stale, run \`npm run generate\` and commit:\n${stale.join('\n')}\n`,
    });
  // Each portal that is started after it would build them again, for minutes.
  const old = outdated();
  return check({
    code: old.length === 0 ? 0 : 1,
    output: `Nothing was stale, and yet these count as older than it: ${old.join(', ')}.\n`,
  });
};

/** What a program is given to run on the recommended Node, instead of the least one. */
const onRecommendedNode = async () => ({
  PATH: [await ensureRecommendedNode(), process.env['PATH']].join(path.delimiter),
});

/** All tests of the api that meet a database, on a server and on the other Node. */
const apiOnServer = async () => {
  const server = await startPostgres();
  try {
    const env = { ...(await onRecommendedNode()), TEST_DATABASE_URL: server.url };
    return await vitest('api', 'api-on-server', env);
  } finally {
    await server.stop();
  }
};

/**
 * Tests that meet a started portal over HTTP.
 * @param {string} project
 * @param {Record<string, string>} [env]
 */
const portalTests = (project, env) => vitest('tests', project, env, ['--project', project]);

/** @type {Step} */
const built = { name: 'build', group: 'build', run: build };

/** @type {Step} */
const format = {
  name: 'format',
  group: 'format',
  run: async () => check(await runTool('oxfmt', ['--check'])),
};

/** @type {Step} */
const lint = {
  name: 'lint',
  group: 'lint',
  run: async () => check(await run('npm', ['run', '--silent', 'lint'])),
};

/** @type {Step} */
const fresh = {
  name: 'generated files are fresh',
  group: 'generated',
  needsBuild: true,
  run: freshness,
};

/** @type {Step} */
const types = {
  name: 'types',
  group: 'types',
  run: async () => check(await run('npm', ['run', '--silent', 'typecheck'])),
};

/** @type {Step} */
const unused = {
  name: 'unused code',
  group: 'knip',
  run: async () => check(await runTool('knip', [])),
};

/** @type {Step} */
const bundle = {
  name: 'size of the bundle',
  group: 'bundle',
  needsBuild: true,
  run: async () =>
    check(await run('npm', ['run', '--silent', 'bundle-report', '-w', '@assay/web'])),
};

/** @type {Step} */
const houseRules = {
  name: 'house rules',
  group: 'unit',
  run: () => vitest('tests', 'house', {}, ['--project', 'house']),
};

/** @type {Step} */
const schema = { name: 'schema', group: 'unit', run: () => vitest('schema', 'schema') };

/** @type {Step} */
const draw = { name: 'draw', group: 'unit', run: () => vitest('draw', 'draw') };

/** @type {Step} */
const bff = { name: 'bff', group: 'unit', run: () => vitest('bff', 'bff') };

/** @type {readonly Step[]} */
const onOtherNode = ['schema', 'draw', 'bff'].map((name) => ({
  name: `${name} on the recommended Node`,
  group: 'unit',
  run: async () => vitest(name, `${name}-on-other-node`, await onRecommendedNode()),
}));

/** @type {Step} */
const api = {
  name: 'api on the embedded database',
  group: 'unit',
  // Modules are tested on the server; here the browser tests, contracts and faults meet all of them.
  run: () => vitest('api', 'api', { TEST_MODULES: 'no' }),
};

/** @type {Step} */
const web = {
  name: 'web',
  group: 'unit',
  // By itself Vitest leaves one core to others, which is half of two.
  run: () => vitest('web', 'web', {}, ['--maxWorkers=100%']),
};

/** @type {Step} */
const server = {
  name: 'api on a PostgreSQL server and the recommended Node',
  group: 'postgres',
  run: apiOnServer,
};

/** Ports of their own for those who start portals while others do. */
const otherPorts = { TEST_PORTS: '27000' };

/** @type {Step} */
const faults = {
  name: 'faults',
  group: 'portal',
  needsBuild: true,
  run: () => portalTests('faults'),
};

/** @type {readonly Step[]} */
const started = ['contract', 'start'].map((name) => ({
  name: name === 'start' ? 'npm start' : name,
  group: 'portal',
  needsBuild: true,
  run: () => portalTests(name, otherPorts),
}));

/** @type {Step} */
const browser = {
  name: 'end to end in Chromium',
  group: 'e2e',
  needsBuild: true,
  run: async () => playwright({ CHROME_PATH: await ensureBrowser() }),
};

/**
 * Everything that `npm test` runs: one stage after the other, the lanes of a stage side by side, so that
 * what waits or has one thread leaves no core idle. Beside the build, of which the demo's database takes one thread for a
 * minute, stands what reads sources alone.
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
export const stages = [
  [[built], [format, lint, unused, schema, bff]],
  [[fresh, types]],
  [[api]],
  [[web]],
  [
    [houseRules, bundle],
    [draw, ...onOtherNode],
  ],
  [[server]],
  [[faults], started],
  [[browser]],
];
