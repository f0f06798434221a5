import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Packages whose index names everything they have; whoever asks it for one thing seems to need them all. */
const hasIndex =
  /^(?:@chakra-ui\/react(?:\/theme)?|@ark-ui\/react(?:\/[^/]+)?|@zag-js\/[^/]+|lucide-react|graphql)$/;

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** Where an export of an index comes from: the file, and its name in it, or `*` for all of that file. */
interface Origin {
  file: string;
  name: string;
}
type Origins = ReadonlyMap<string, Origin>;

const nameOf = (node: { type: string; name?: string; value?: unknown }): string =>
  node.type === 'Identifier' ? (node.name ?? '') : String(node.value);

/** What an index passes on. What it defines itself is left out. */
function originsIn({ body }: Program, index: string): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  const imported = new Map<string, Origin>();
  const fileOf = (source: string): string =>
    source.startsWith('.') ? path.resolve(path.dirname(index), source) : source;
  for (const node of body) {
    if (node.type === 'ImportDeclaration')
      for (const each of node.specifiers)
        imported.set(each.local.name, {
          file: fileOf(node.source.value),
          name: each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*',
        });
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of node.specifiers) {
      const origin = node.source
        ? { file: fileOf(node.source.value), name: nameOf(local) }
        : imported.get(nameOf(local));
      if (origin) origins.set(nameOf(exported), origin);
    }
  }
  return origins;
}

/** What a statement takes from an index by name, for itself or to pass it on. */
function askedOf(node: Program['body'][number]) {
  if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return null;
  const source = node.source?.value ?? '';
  if (!hasIndex.test(source)) return null;
  const names = node.specifiers.flatMap((each) => {
    if (each.type === 'ExportSpecifier')
      return { name: nameOf(each.local), as: nameOf(each.exported) };
    return each.type === 'ImportSpecifier'
      ? { name: nameOf(each.imported), as: each.local.name }
      : [];
  });
  // All of it, or its default, is asked for as such.
  if (names.length === 0 || names.length < node.specifiers.length) return null;
  return { source, names, word: node.type === 'ImportDeclaration' ? 'import' : 'export' };
}

/**
 * Imports from the file that defines a thing instead of from the index of its package. The bundler leaves out
 * what is not used either way, but only so does the graph of imports say what a page needs (`chunks.ts`), and
 * nothing has to be read that nobody asked for.
 */
export function directImports(): Plugin {
  const known = new Map<string, Promise<Origins>>();

  async function originsOf(context: Rolldown.PluginContext, source: string): Promise<Origins> {
    const index = await context.resolve(source);
    if (!index) throw new Error(`The build finds no ${source}.`);
    const read = async (file: string) => context.parse(await readFile(file, 'utf8'));
    const program = await read(index.id);
    const origins = originsIn(program, index.id);
    // What `export *` passes on is what that file exports itself.
    for (const node of program.body) {
      if (node.type !== 'ExportAllDeclaration' || !node.source.value.startsWith('.')) continue;
      const file = path.resolve(path.dirname(index.id), node.source.value);
      for (const each of (await read(file)).body)
        if (each.type === 'ExportNamedDeclaration')
          for (const { exported } of each.specifiers)
            origins.set(nameOf(exported), { file, name: nameOf(exported) });
    }
    return origins;
  }

  /** Follows a name from index to index. */
  async function defining(context: Rolldown.PluginContext, asked: Origin): Promise<Origin> {
    if (!hasIndex.test(asked.file) || asked.name === '*') return asked;
    const origins = known.get(asked.file) ?? originsOf(context, asked.file);
    known.set(asked.file, origins);
    const origin = (await origins).get(asked.name);
    return origin ? defining(context, origin) : asked;
  }

  return {
    name: 'assay:direct-imports',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    async transform(code) {
      if (!/chakra-ui|ark-ui|zag-js|lucide-react|graphql/.test(code)) return null;
      let direct = code;
      for (const node of this.parse(code).body.toReversed()) {
        const asked = askedOf(node);
        if (asked === null) continue;
        const { source, word, names } = asked;
        const lines: string[] = [];
        for (const { name, as } of names) {
          const origin = await defining(this, { file: source, name });
          const what = origin.name === '*' ? `* as ${as}` : `{ ${origin.name} as ${as} }`;
          lines.push(`${word} ${what} from ${JSON.stringify(origin.file)};`);
        }
        direct = direct.slice(0, node.start) + lines.join('') + direct.slice(node.end);
      }
      return { code: direct, map: null };
    },
  };
}
