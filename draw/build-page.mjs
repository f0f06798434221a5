// Puts the offline check of a certificate into one HTML file that needs nothing beside itself.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** @param {string[]} names */
const here = (...names) => path.join(import.meta.dirname, ...names);

const { outputFiles } = await build({
  entryPoints: [here('page', 'page.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  conditions: ['@assay/source'],
});
const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
const page = await readFile(here('page', 'verify-draw.html'), 'utf8');
// As a function: `$` in the script must not be read as a pattern.
await writeFile(
  here('dist', 'verify-draw.html'),
  page.replace('<!--script-->', () => `<script>${script}</script>`),
);
