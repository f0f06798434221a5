import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules need module instances of their own; sharing them halves the time of all others. */
const replacingModules = readdirSync(path.join(import.meta.dirname, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file}`)
  .filter((file) =>
    /\bvi\.(do)?mock\(/i.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );

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
          exclude: replacingModules,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'api-isolated', include: replacingModules } },
    ],
  },
});
