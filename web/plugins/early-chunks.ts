import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { features as registered } from '../src/app/features.ts';
import { chunksWith, chunkWith, MAIN, PORTAL, PUBLIC } from './chunks.ts';

const MARK = '<!--early-chunks-->';

/** Runs in the page: `table` is [sign-in files, portal files, [path prefix, files of its feature][]]. */
const script = (table: string): string =>
  `const[a,b,c]=${table},p=location.pathname,` +
  `l=localStorage.getItem('assay.session')===null||!p.startsWith('/dashboard')?a:` +
  `b.concat(...c.filter(([x])=>p.startsWith(x)).map(([,y])=>y));` +
  `for(const href of l)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;

/** The table of features, read without the code that it loads. */
async function readFeatures(): Promise<typeof registered> {
  const file = `${import.meta.dirname}/../src/app/features.ts`;
  const { module } = await runnerImport<{ features: typeof registered }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  return module.features;
}

/**
 * Fetches the next pieces of code together with the entry instead of after it: the sign-in screens for
 * somebody who is not signed in, the portal and the feature of the opened path for somebody who is. Only the
 * browser knows which, so a few lines in the page decide; they carry the nonce like every script.
 */
export const earlyChunks = (): Plugin => ({
  name: 'assay:early-chunks',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return html.replace(MARK, '');
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const all = (module: string): Set<Rolldown.OutputChunk> =>
        chunksWith(chunkWith(module, chunks), chunks);
      const files = (module: string, known: ReadonlySet<Rolldown.OutputChunk>): string[] =>
        [...all(module)].filter((chunk) => !known.has(chunk)).map(({ fileName }) => `/${fileName}`);
      const base = all(MAIN);
      const shell = new Set([...base, ...all(PORTAL)]);
      const features = (await readFeatures()).flatMap(({ name, prefixes }) =>
        prefixes.map((prefix) => [
          prefix.split(':')[0],
          files(`/src/app/routes/${name}.routes.tsx`, shell),
        ]),
      );
      const table = JSON.stringify([files(PUBLIC, base), files(PORTAL, base), features]);
      return html.replace(MARK, `<script nonce="__NONCE__">{${script(table)}}</script>`);
    },
  },
});
