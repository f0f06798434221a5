import { defineConfig } from 'vitest/config';

/** Source of the contracts rather than what was last built. */
const resolve = { conditions: ['@assay/source'] };

export default defineConfig({
  test: {
    projects: [
      { resolve, test: { name: 'house', include: ['house/**/*.test.ts'] } },
      {
        resolve,
        test: {
          name: 'start',
          include: ['start/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          globalSetup: ['support/contract-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
