// Puts the offline check of a certificate into one HTML file that needs nothing beside itself.
import { hash } from 'node:crypto';
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
const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';

/** @param {string} text */
const source = (text) => `'sha256-${hash('sha256', text, 'base64')}'`;
/* The page runs what is written in it here and nothing else: it cannot load or send anything. */
const policy = `default-src 'none'; script-src ${source(script)}; style-src ${source(style)}`;

// As functions: `$` in the script must not be read as a pattern.
await writeFile(
  here('dist', 'verify-draw.html'),
  page
    .replace(
      '<!--policy-->',
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('<!--script-->', () => `<script>${script}</script>`),
);
