import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '..', 'dist');
const compressible = /\.(?:js|css|svg|json|txt|map)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Quality 11 takes 70 ms a file: fine once at the build, never while somebody waits. */
const brotliOptions = (size) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

/**
 * Writes a `.br` and a `.gz` beside every asset worth it. index.html is left out: it gets a new nonce each
 * time it is sent.
 * @returns {Promise<number>} how many assets were compressed
 */
export async function compressAssets() {
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
  return files.length;
}
