import { build, type Plugin, type Rolldown } from 'vite';

export const MAIN = '/src/app/main.tsx';
export const PUBLIC = '/src/features/session/public-screens.ts';
export const PORTAL = '/src/app/portal.routes.tsx';

/** Set while the first of two builds runs, so that it does not start a build itself. */
const LEARNING = 'ASSAY_LEARNING_CHUNKS';

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

/** Which modules end up where after unused code is gone; only a build can tell. */
async function learn(configFile: string): Promise<(start: string) => ReadonlySet<string>> {
  process.env[LEARNING] = 'yes';
  const result = await build({
    configFile,
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  delete process.env[LEARNING];
  if (!('output' in result)) throw new Error('The build answers something unknown.');
  const chunks = result.output.filter((each) => each.type === 'chunk');
  return (start) =>
    new Set(
      [...chunksWith(chunkWith(start, chunks), chunks)].flatMap(({ moduleIds }) => moduleIds),
    );
}

/** What only a page with a form needs; lists and menus name nothing that needs zod. */
const forms = /react-hook-form|\/src\/components\/form\//;

/** What most pages of the portal are made of, as far as it does without forms. */
const screens =
  /\/src\/components\/(?:page|permission|dialogs|data-table|list|list-toolbar)\/|\/src\/lib\/|\/lucide-react\/|@chakra-ui\/react\/dist\/esm\/components\/(?:badge|circle|grid|native-select|simple-grid|skeleton|square|tag)\//;

/** What the pages of single records have in common, and lists do without. */
const records =
  /\/src\/components\/page\/(?:RecordHead|RecordBody|RecordActions|Fold|FigureStrip|OverflowMenu|EditLink)\./;

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

async function codeSplitting(configFile: string): Promise<Rolldown.CodeSplittingOptions> {
  const modulesOf = await learn(configFile);
  const [main, open, portal] = [modulesOf(MAIN), modulesOf(PUBLIC), modulesOf(PORTAL)];
  let hasForms: ((id: string) => boolean) | undefined;
  const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (main.has(id)) return 'base';
    if (open.has(id) && portal.has(id)) return 'common';
    if (portal.has(id)) return 'portal';
    if (/\/zod\/|@hookform\//.test(id)) return 'contracts';
    // Contracts go with the pages that need them: there will be many, and no page needs most of them.
    hasForms ??= usesForms(context);
    if (!open.has(id) && records.test(id) && !hasForms(id)) return 'records';
    if (!open.has(id)) return screens.test(id) && !hasForms(id) ? 'screens' : null;
    if (/\/features\/session\/|\/schema\/src\//.test(id)) return null;
    return forms.test(id) ? 'forms' : 'common';
  };
  // Each part holds everything that its modules import, or a part that is there before it does. So nothing
  // must be pulled in on top, least of all through an index file that imports a whole library.
  return { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] };
}

/**
 * Few pieces of known content instead of dozens of crumbs: `base` (every page), `common` (sign-in and
 * portal), `portal` (the shell), `forms` (sign-in and the forms of the portal), `contracts` (zod, for every form but
 * sign-in), `screens` (what its pages share), `records` (what pages of single records share). Pages stay on their own. Learnt when a build begins, and not by whoever only reads the settings.
 *
 * @param configFile Settings that the build has too.
 */
export const namedChunks = (configFile: string): Plugin => ({
  name: 'assay:named-chunks',
  apply: (_config, { command }) => command === 'build' && process.env[LEARNING] === undefined,
  config: async () => ({
    build: { rolldownOptions: { output: { codeSplitting: await codeSplitting(configFile) } } },
  }),
});
