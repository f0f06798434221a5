import { runnerImport, type Plugin } from 'vite';
import type { staticStyles as makeStyles } from '../src/lib/theme/static-styles.tsx';

const styledSystem = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/(\w+)\.js$/;
/** What the browser need not do, by Chakra's file, and what stands in its place. */
const changes: Partial<Record<string, readonly (readonly [string, string])[]>> = {
  system: [
    ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
    ['const result = createPreflight({ preflight });', 'const result = {};'],
  ],
  // A list of all conditions was made for each part of each style.
  conditions: [['keys().includes(key)', 'Object.hasOwn(values, key)']],
};
const NAME = 'theme.css';

/** What the styles of all pages consist of, by the layer of each. */
const parts = ['@layer reset{', '@layer base{', '@layer tokens{', '@keyframes pulse'];

/** The styles that hold on every page, made by Chakra itself. */
async function readStyles(): Promise<string> {
  const file = `${import.meta.dirname}/../src/lib/theme/static-styles.tsx`;
  const { module } = await runnerImport<{ staticStyles: typeof makeStyles }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  return module.staticStyles();
}

/**
 * Writes the reset and the tokens of the theme into a file that the page links, and leaves making them out of the start: Chakra
 * reckons them from the theme and puts them into the page rule by rule, which takes longer than the first screen.
 */
export const staticStyles = (): Plugin => ({
  name: 'assay:static-styles',
  apply: 'build',
  async buildStart() {
    const source = await readStyles();
    const missing = parts.filter((part) => !source.includes(part));
    if (missing.length > 0) this.error(`The styles of the theme lack ${missing.join(', ')}.`);
    this.emitFile({ type: 'asset', name: NAME, source });
  },
  transform: {
    order: 'pre',
    handler(code, id) {
      const those = changes[styledSystem.exec(id)?.[1] ?? ''];
      if (those === undefined) return null;
      let changed = code;
      for (const [made, instead] of those) {
        if (!code.includes(made)) this.error(`${id} has no ${made} any more: is Chakra a new one?`);
        changed = changed.replace(made, instead);
      }
      return { code: changed, map: null };
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const file = Object.values(bundle ?? {}).find(
        (each) => each.type === 'asset' && each.names.includes(NAME),
      );
      if (!file) return undefined;
      const attrs = { rel: 'stylesheet', href: `/${file.fileName}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
