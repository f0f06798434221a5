import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decisionIndex, writeDecisions } from './decisions.mjs';
import { inRoot } from './root.mjs';
import { run, runTool } from './run.mjs';

const workspaces = ['schema', 'api', 'bff', 'web'];
const generatedName = /(\.generated\.tsx?|^openapi\.json|^schema\.graphql)$/;
const skipped = new Set(['node_modules', 'dist', 'data']);

/**
 * @param {string} directory
 * @returns {string[]}
 */
const walk = (directory) =>
  readdirSync(inRoot(directory), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(directory, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(name);
    return generatedName.test(entry.name) ? [name] : [];
  });

/** Every generated file and what is in it. */
export const generatedFiles = () =>
  new Map(
    [...workspaces.flatMap(walk), decisionIndex].map((file) => [
      file,
      readFileSync(inRoot(file), 'utf8'),
    ]),
  );

/**
 * What derives from what, beside the list of decisions: migrations → tables; contracts → openapi.json and GraphQL schema → typed operations. The
 * tables are made from source: the api compiles with the new ones only.
 */
const generators = /** @type {const} */ ([
  [
    'tables',
    () =>
      runTool('tsx', ['--tsconfig', 'api/tsconfig.json', inRoot('api/src/tools/emit-tables.ts')]),
  ],
  [
    'compiling the servers',
    () => runTool('tsc', ['-b', '--checkers', '2', 'schema', 'api', 'bff']),
  ],
  ['openapi.json', () => run(process.execPath, [inRoot('api/dist/tools/emit-openapi.js')])],
  ['schema.graphql', () => run(process.execPath, [inRoot('bff/dist/tools/emit-schema.js')])],
  ['typed operations', () => run('npm', ['run', '--silent', 'generate:operations'])],
]);

/** Regenerates everything; stops at the first generator that fails. */
export async function generate() {
  writeDecisions();
  for (const [what, start] of generators) {
    const { code, output } = await start();
    if (code !== 0) return { code, output: `Generating (${what}) failed:\n${output}` };
  }
  return { code: 0, output: '' };
}
