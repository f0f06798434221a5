// `node scripts/compress-assets.mjs DIRECTORY QUALITY`: writes a `.br` and a `.gz` beside every built asset worth it.
// Quality is Brotli's. 11 takes 70 ms a small file: fine once at the build, never while somebody waits.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [directory = '', quality = ''] = process.argv.slice(2);
const dist = path.resolve(directory);
const compressible = /\.(?:js|css|svg|json|txt|map)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** @param {number} size */
const brotliOptions = (size) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

// index.html is left out: it gets a new nonce each time it is sent.
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => compressible.test(file) && !file.startsWith('.vite') && file !== 'operations.json',
);
await Promise.all(
  files.map(async (file) => {
    const at = path.join(dist, file);
    const bytes = await readFile(at);
    const [brotli, gzipped] = await Promise.all([
      br(bytes, brotliOptions(bytes.length)),
      gz(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${at}.br`, brotli), writeFile(`${at}.gz`, gzipped)]);
  }),
);
console.log(`${files.length} assets compressed.`);
