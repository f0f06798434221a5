import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Who may import whom (design: rooms). Each rule names the files it is for and says what is wrong
 * with an import, or undefined when nothing is.
 * @typedef {object} Import
 * @property {string} from Importing file, from the repository's directory.
 * @property {string} source As written.
 * @property {string | undefined} to Imported file from the repository's directory; undefined for a package.
 */

const isTest = /\.test\.tsx?$|\/testing\//;

/**
 * The room inside a workspace: `api/src/modules/companies` or `web/src/features/companies`.
 * @param {string} file
 */
const roomOf = (file) => /^[^/]+\/src\/(?:modules|features)\/[^/]+/.exec(file)?.[0];

/** @param {string} file */
const workspaceOf = (file) => file.split('/')[0] ?? '';

/**
 * What a workspace may take from others, where it is more than the contracts: api draws, and the tests
 * check, with the very code that an auditor checks with.
 * @type {Record<string, readonly string[]>}
 */
const sharedRooms = { api: ['schema', 'draw'], tests: ['schema', 'draw'], schema: [] };

/** @param {Import} each */
function betweenWorkspaces({ from, source, to }) {
  const here = workspaceOf(from);
  const there = to === undefined ? /^@assay\/(\w+)/.exec(source)?.[1] : workspaceOf(to);
  // The tests start the portal and find ports with the very code of `npm start`.
  if (here === 'tests' && there === 'scripts') return undefined;
  if (there === undefined || there === here) return undefined;
  const allowed = sharedRooms[here] ?? ['schema'];
  if (!allowed.includes(there))
    return `${here} may import ${allowed.join(' and ')}, never ${there}.`;
  if (to !== undefined) return `Import it as @assay/${there}/….`;
  return undefined;
}

/** @param {Import} each */
function schemaImportsZodOnly({ from, source, to }) {
  if (!from.startsWith('schema/src/') || to !== undefined || source === 'zod') return undefined;
  if (isTest.test(from) && (source === 'vitest' || source.startsWith('node:'))) return undefined;
  return 'schema imports zod only.';
}

/** Where the modules of api are registered. */
const registry = 'api/src/modules.ts';

/**
 * The modules of api in the order in which they are registered: each imports from those before it alone, so
 * that none can be caught in a knot. What one needs of a later one is handed in by the registry.
 */
export const moduleOrder = (() => {
  const text = readFileSync(path.join(root, registry), 'utf8');
  const [, registered = ''] = text.split('export const modules');
  const places = [...text.matchAll(/import \{ (register\w+) \} from '\.\/modules\/([^/]+)\//g)]
    .map(([, register = '', name = '']) => ({ at: registered.search(`\\b${register}\\b`), name }))
    .toSorted((a, b) => a.at - b.at);
  return [...new Set(places.map(({ name }) => name))];
})();

/** @param {string} room `api/src/modules/companies` */
const placeOf = (room) => moduleOrder.indexOf(path.posix.basename(room));

/** The file of a test case (ADR 101): each step of a test is written into it by the module that takes the step. */
const caseFile =
  /^api\/src\/modules\/test-results\/test-(cases|events|reports|results)\.repository\.ts$/;

/** @param {Import} each */
function apiModules({ from, to }) {
  if (!from.startsWith('api/src/') || to === undefined || isTest.test(from)) return undefined;
  const [here, there] = [roomOf(from), roomOf(to)];
  const isProduct = here !== undefined || from.startsWith('api/src/core/');
  if (isProduct && to.startsWith('api/src/seed/'))
    return 'Seeds use modules, never the other way round.';
  if (!isProduct || there === undefined || here === there) return undefined;
  if (here === undefined) return 'core knows no module.';
  if (placeOf(here) === -1) return `Register ${path.posix.basename(here)} in ${registry}.`;
  if (placeOf(there) > placeOf(here))
    return `${path.posix.basename(there)} comes after ${path.posix.basename(here)} in ${registry}: hand in there what is needed of it.`;
  return /\.(service|read-model)\.ts$/.test(to) || caseFile.test(to)
    ? undefined
    : 'Another module is reached through its *.service.ts, its lists through its *.read-model.ts.';
}

/** Files of api that may hold SQL, beside the parts of core that are about the database and nothing else. */
const sqlFiles =
  /\.(repository|read-model)\.ts$|\/core\/(database|entities|lists|jobs|audit)\/|\/seed\//;

/** @param {Import} each */
function sqlStandsInRepositories({ from, source }) {
  if (!from.startsWith('api/src/') || !/^drizzle-orm(\/|$)/.test(source) || isTest.test(from))
    return undefined;
  return sqlFiles.test(from)
    ? undefined
    : 'SQL stands in repositories (*.repository.ts) and read models (*.read-model.ts).';
}

/** @param {Import} each */
function bffModules({ from, to }) {
  if (!from.startsWith('bff/src/') || to === undefined || isTest.test(from)) return undefined;
  const [here, there] = [roomOf(from), roomOf(to)];
  if (there === undefined || here === there) return undefined;
  if (here === undefined)
    return from.startsWith('bff/src/core/') ? 'core knows no module.' : undefined;
  return 'A module of bff imports nothing of another: links go by the route of the other entity.';
}

/** The floors of web, top down: each imports from those below it. */
const floors = ['app', 'features', 'domain', 'components', 'lib', 'config', 'gql'];

/** @param {string} file */
const floorOf = (file) => floors.indexOf(file.split('/')[2] ?? '');

/** @param {Import} each */
function webFloors({ from, to }) {
  if (!from.startsWith('web/src/') || to === undefined || isTest.test(from)) return undefined;
  const [here, there] = [roomOf(from), roomOf(to)];
  if (there !== undefined && here !== undefined && here !== there) {
    return 'A feature never imports a feature; the route composes them.';
  }
  const [above, below] = [floorOf(from), floorOf(to)];
  if (below === -1 || above === -1) return undefined;
  if (below <= 2 && above > below) return `${floors[above]} may not import from ${floors[below]}.`;
  return undefined;
}

const rules = [
  betweenWorkspaces,
  schemaImportsZodOnly,
  apiModules,
  sqlStandsInRepositories,
  bffModules,
  webFloors,
];

/**
 * What is wrong with an import; undefined when nothing is.
 * @param {string} from Importing file, from the repository's directory, with `/`.
 * @param {string} source As written in the import.
 * @returns {string | undefined}
 */
export function boundaryProblem(from, source) {
  const to = source.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), source)
    : source.startsWith('@/') && from.startsWith('web/')
      ? `web/src/${source.slice(2)}`
      : undefined;
  for (const rule of rules) {
    const problem = rule({ from, source, to });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** @param {string} file */
export const fromRoot = (file) => path.relative(root, file).split(path.sep).join('/');
