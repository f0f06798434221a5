import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const MAIN = '/src/app/main.tsx';
export const PUBLIC = '/src/features/session/public-screens.ts';
export const PORTAL = '/src/app/portal.routes.tsx';
const PANELS = '/src/components/overlays/panels.ts';

/** Chunks that a chunk imports, with those that they import; the code that `import()` loads is not counted. */
export function chunksWith(
  start: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set([start]);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === file);
      if (next) found.add(next);
    }
  }
  return found;
}

export function chunkWith(
  module: string,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
  return chunk;
}

/**
 * The modules that a module imports, with those that they import. What `import()` loads is not counted, nor are
 * contracts: who names one for its list or its type alone does without its objects, and without zod.
 */
function withImports(start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const importsOf = (id: string): readonly string[] => context.getModuleInfo(id)?.importedIds ?? [];
  const found = new Set([start]);
  for (const id of found)
    for (const each of importsOf(id))
      if (
        !importsOf(each).some((next) => zod.test(next)) &&
        !(theme.test(id) && recipes.test(each))
      )
        found.add(each);
  return found;
}

const zod = /\/zod\/|@hookform\//;

/** Chakra's theme passes on all recipes beside its own tokens; ours are imported one by one (`direct-imports.ts`). */
const theme = /\/@chakra-ui\/react\/dist\/esm\/theme\/index\.js$/;
const recipes = /\/theme\/(?:slot-)?recipes[./]/;

/** What starts before the portal itself, each in a task of its own, so that a slow phone answers in between. */
const firstParts: readonly (readonly [string, RegExp])[] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/create-root\.ts$/],
  ['styles', /\/node_modules\/(?!react-router)|\/src\/lib\/theme\//],
];

/** What reads a contract for its form. */
const contractForms = /\/src\/lib\/forms\/contract-fields\.ts$/;

/** What only a page with a form needs; lists and menus name nothing that needs zod. */
const forms = /react-hook-form|\/src\/components\/form\//;

/** What most pages of the portal are made of, as far as it does without forms; words of notifications come with the first one. */
const screens =
  /\/src\/components\/(?:page|permission|dialogs|data-table|list|list-toolbar)\/|\/src\/lib\/(?!notifications\/notification-words)|\/lucide-react\/|@apollo\/client\/react\/|\/schema\/src\/(?:core\/(?:list|list-query|keys-of)|common\/states)\.ts|\/schema\/src\/test-pools\/(?:labels|test-pool-progress\.list)\.ts|\/src\/components\/form\/us-date\.ts|\/src\/domain\/(?:test-pools\/PoolStateBadges|contact\/(?:state-options|address-labels|address-text)|locations\/location-words)\.tsx?|@chakra-ui\/react\/dist\/esm\/components\/(?:badge|circle|grid|native-select|simple-grid|skeleton|square|tag)\//;

/** What loads lists before their code is there, and what sends a mutation. */
const loaders = /\/src\/lib\/(?:list-url\/list-loader|apollo\/preload|forms\/send)\.ts$/;

/** Words of tests, which many pages show. */
const testWords = /\/schema\/src\/test-results\/test-(?:words|outcomes)\.ts$/;

/** Icons and helpers; one that a single module of a page takes is the page's own. */
const helpers = /\/lucide-react\/|\/src\/lib\//;
const isOwnOfPage = (id: string, context: Rolldown.ChunkingContext): boolean => {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return (
    helpers.test(id) && importers.length === 1 && importers.every((each) => !screens.test(each))
  );
};

/** The module itself; of an icon or a helper that one module takes, that one, when it is no page. */
function placeOf(id: string, context: Rolldown.ChunkingContext): string {
  const [importer = ''] = context.getModuleInfo(id)?.importers ?? [];
  return isOwnOfPage(id, context) && !ownChunk.test(importer) ? importer : id;
}

/** What the pages of single records have in common, and lists do without. */
const records =
  /\/src\/components\/page\/(?:RecordHead|RecordBody|RecordActions|Fold|FigureStrip|OverflowMenu|EditLink)\./;

/** The feature that a module belongs to, in web or in the contracts; words and badges of tests go with their words. */
const featureOf = (id: string): string | null =>
  /\/(?:web\/src\/features|web\/src\/domain(?=\/test-results\/)|schema\/src)\/([^/]+)\//.exec(
    id,
  )?.[1] ?? null;

/** Whether a module of ours imports the form library or zod, itself or by others of ours. */
function usesForms(context: Rolldown.ChunkingContext): (id: string) => boolean {
  const known = new Map<string, boolean>();
  return function uses(id) {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const imports = context.getModuleInfo(id)?.importedIds ?? [];
    const found = imports.some(
      (each) => /react-hook-form|\/zod\//.test(each) || (/\/src\//.test(each) && uses(each)),
    );
    known.set(id, found);
    return found;
  };
}

const web = path.resolve(import.meta.dirname, '..');

/** Files that are loaded on their own: the routes of a feature, and the lists that open from them. */
const ownChunk = /\/src\/app\/routes\/[^/]+\.routes\.tsx$|ListView\.tsx$/;

const listFiles = (): string[] =>
  readdirSync(path.join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `/src/${file}`)
    .filter((file) => ownChunk.test(file));

function codeSplitting(): Rolldown.CodeSplittingOptions {
  let learnt:
    | Record<'main' | 'open' | 'portal' | 'panels' | 'lists', ReadonlySet<string>>
    | undefined;
  let hasForms: ((id: string) => boolean) | undefined;
  const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const from = (start: string) => withImports(web + start, context);
    learnt ??= {
      main: from(MAIN),
      open: from(PUBLIC),
      portal: from(PORTAL),
      panels: from(PANELS),
      lists: new Set(listFiles().flatMap((file) => [...from(file)])),
    };
    const { main, open, portal, panels, lists } = learnt;
    if (zod.test(id) || (contractForms.test(id) && !open.has(id))) return 'contracts';
    // What pages without a list of tests say of tests.
    if (testWords.test(id) && !portal.has(id) && !main.has(id)) return 'test-words';
    if (main.has(id)) return firstParts.find(([, modules]) => modules.test(id))?.[0] ?? 'base';
    if (open.has(id) && portal.has(id)) return 'common';
    if (portal.has(id)) return 'portal';
    if (panels.has(id)) return open.has(id) ? 'common' : 'overlays';
    // Contracts go with the pages that need them: there will be many, and no page needs most of them.
    hasForms ??= usesForms(context);
    if (!open.has(id) && loaders.test(id)) return 'loaders';
    if (!open.has(id) && records.test(id) && !hasForms(id)) return 'records';
    if (!open.has(id) && screens.test(id) && !hasForms(id) && !isOwnOfPage(id, context))
      return 'screens';
    if (!open.has(id))
      return lists.has(id) && !ownChunk.test(id) ? featureOf(placeOf(id, context)) : null;
    if (/\/features\/session\/|\/schema\/src\//.test(id)) return null;
    return forms.test(id) ? 'forms' : 'common';
  };
  // Each part holds everything that its modules import, or a part that is there before it does. So nothing
  // must be pulled in on top, least of all through an index file that imports a whole library.
  return { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] };
}

/** Pieces whose code runs as soon as a page opens. */
const atStart = /^(?:react|styles|base|common|forms|portal|screens)$/;

/**
 * Asks V8 to compile a piece whole while it arrives, beside the main thread (Chromium 136; to others a comment). Otherwise each
 * function is compiled on the main thread when it is called first: 70 ms of a record's 440.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Few pieces of known content instead of dozens of crumbs: `base` (every page), `common` (sign-in and
 * portal), `portal` (the shell), `overlays` (what opens over a page), `forms` (sign-in and the forms of the
 * portal), `contracts` (zod and what makes forms of it, for every form but sign-in), `screens` (what its pages share), `loaders` (what
 * fetches lists and sends changes), `records` (what pages of single records share). Pages stay on their own.
 */
export const namedChunks = (): Plugin => ({
  name: 'assay:named-chunks',
  apply: 'build',
  config: () => ({
    build: { rolldownOptions: { output: { codeSplitting: codeSplitting() } } },
  }),
  generateBundle: {
    // Vite puts a line of its own before what a banner says; this has to be the first one.
    order: 'post',
    handler(_, bundle) {
      for (const each of Object.values(bundle))
        if (each.type === 'chunk' && atStart.test(each.name)) each.code = COMPILE_HINT + each.code;
    },
  },
});
