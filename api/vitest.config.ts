import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const source = path.join(import.meta.dirname, 'src');
const tests = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({
    file: `src/${file}`,
    text: readFileSync(path.join(source, file), 'utf8'),
  }));
const filesWhere = (holds: (text: string) => boolean): string[] =>
  tests.filter(({ text }) => holds(text)).map(({ file }) => file);

/** Tests that replace modules need module instances of their own; sharing them halves the time of all others. */
const replacingModules = filesWhere((text) => /\bvi\.(do)?mock\(/i.test(text));

const isOfModule = (file: string): boolean =>
  file.startsWith('src/modules/') || file === 'src/routes.test.ts';

/**
 * What is left out when both databases are tested one after the other: on a server (TEST_DATABASE_URL) what meets no database, and
 * with the embedded one (TEST_MODULES=no) what modules do, which has nothing to do with its kind. By itself each runs all.
 */
const elsewhere = tests
  .filter(({ file, text }) => {
    if (process.env['TEST_MODULES'] === 'no') return isOfModule(file);
    const meetsDatabase = /database|testing\//i.test(text);
    return process.env['TEST_DATABASE_URL'] && !isOfModule(file) && !meetsDatabase;
  })
  .map(({ file }) => file);

export default defineConfig({
  ssr: { resolve: { conditions: ['@assay/source'] } },
  test: {
    globalSetup: ['src/core/testing/prepare-template.ts'],
    pool: 'forks',
    /* Each file holds a database of 200 MB. */
    maxWorkers: 2,
    /* They end what hangs; a busy machine is no fault of the product. */
    testTimeout: 60_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: [...replacingModules, ...elsewhere],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'api-isolated', include: replacingModules, exclude: elsewhere },
      },
    ],
  },
});
